//! The text of attributes that MLIR has in C++ only.

use super::types::{parse_case, parse_optional_u32, parse_u32, print_case};
use super::{
    ClientAPI, DeviceType, InterfaceVarABIAttr, ResourceLimitsAttr, TargetEnvAttr, Vendor,
    VerCapExtAttr, Version,
};
use ods_runtime::attributes::AttributeObject;
use ods_runtime::prelude::*;

/// The device of which nothing is known.
const UNKNOWN_DEVICE_ID: u32 = 0x7FFF_FFFF;

impl CustomAttrAssembly for InterfaceVarABIAttr {
    // `<` `(` integer `,` integer `)` (`,` storage-class)? `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        p.parse_l_paren()?;
        let set = parse_number(p, "missing descriptor set")?;
        p.parse_comma()?;
        let binding = parse_number(p, "missing binding")?;
        p.parse_r_paren()?;
        let wrong = |word: &str| format!("unknown storage class: {word}");
        let has_class = p.parse_optional_comma();
        let class = has_class.then(|| parse_case(p, wrong)).transpose()?;
        p.parse_greater()?;
        Ok(Self::get(set, binding, class))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<(");
        p.write_integer(self.descriptor_set());
        p.write(", ");
        p.write_integer(self.binding());
        p.write(")");
        if let Some(class) = self.storage_class() {
            p.write(", ");
            print_case(p, *class);
        }
        p.write(">");
    }
}

fn parse_number(p: &mut AsmParser<'_>, missing: &str) -> Parsed<u32> {
    parse_optional_u32(p)?.ok_or_else(|| p.emit_error_here(missing))
}

// list ::= `[` (keyword (`,` keyword)*)? `]`
fn parse_cases<T: EnumInfo>(p: &mut AsmParser<'_>, what: &str) -> Parsed<Vec<T>> {
    let mut cases = Vec::new();
    p.parse_comma_separated_list(Delimiter::Square, |p| {
        let wrong = |word: &str| format!("unknown {what}: {word}");
        cases.push(parse_case(p, wrong)?);
        Ok(())
    })?;
    Ok(cases)
}

impl CustomAttrAssembly for VerCapExtAttr {
    // `<` version `,` list `,` list `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        let offset = p.offset();
        let word = p.parse_any_keyword()?;
        p.parse_comma()?;
        let version = Version::symbolize(word)
            .ok_or_else(|| p.emit_error(offset, format!("unknown version: {word}")))?;
        let capabilities = parse_cases(p, "capability")?;
        p.parse_comma()?;
        let extensions = parse_cases(p, "extension")?;
        p.parse_greater()?;
        Ok(Self::get(version, &capabilities, &extensions))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        print_case(p, self.version());
        p.write(", [");
        p.print_comma_separated(self.capabilities(), |p, case| print_case(p, *case));
        p.write("], [");
        p.print_comma_separated(self.extensions(), |p, case| print_case(p, *case));
        p.write("]>");
    }
}

/// The parts of a target between the triple and the limits.
struct Device {
    client_api: ClientAPI,
    vendor: Vendor,
    ty: DeviceType,
    id: u32,
}

// device ::= (`api` `=` keyword `,`)? (keyword (`:` keyword (`:` integer)?)? `,`)?
fn parse_device(p: &mut AsmParser<'_>) -> Parsed<Device> {
    let mut device = Device {
        client_api: ClientAPI::Unknown,
        vendor: Vendor::Unknown,
        ty: DeviceType::Unknown,
        id: UNKNOWN_DEVICE_ID,
    };
    if p.parse_optional_keyword("api") {
        p.parse_equal()?;
        let wrong = |word: &str| format!("unknown client API: {word}");
        device.client_api = parse_case(p, wrong)?;
        p.parse_comma()?;
    }
    if !p.at_keyword() {
        return Ok(device);
    }
    let wrong = |word: &str| format!("unknown vendor: {word}");
    device.vendor = parse_case(p, wrong)?;
    if p.parse_optional_colon() {
        let wrong = |word: &str| format!("unknown device type: {word}");
        device.ty = parse_case(p, wrong)?;
        if p.parse_optional_colon() {
            device.id = parse_u32(p)?;
        }
    }
    p.parse_comma()?;
    Ok(device)
}

/// An attribute of this class.
fn parse_of<T: AttributeObject + Clone>(p: &mut AsmParser<'_>) -> Parsed<T> {
    let offset = p.offset();
    let attr = p.parse_attribute(None)?;
    let own = attr.downcast::<T>().cloned();
    own.ok_or_else(|| p.emit_error(offset, "invalid kind of attribute specified"))
}

impl CustomAttrAssembly for TargetEnvAttr {
    // `<` vce-attribute `,` device limits-attribute `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        let triple = parse_of::<VerCapExtAttr>(p)?;
        p.parse_comma()?;
        let device = parse_device(p)?;
        let limits = parse_of::<ResourceLimitsAttr>(p)?;
        p.parse_greater()?;
        Ok(Self::get(
            triple,
            limits,
            device.client_api,
            device.vendor,
            device.ty,
            device.id,
        ))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        // Without an alias, as upstream.
        p.write("<#spirv.vce");
        CustomAttrAssembly::print(self.triple(), p);
        if self.client_api() != ClientAPI::Unknown {
            p.write(", api=");
            print_case(p, self.client_api());
        }
        if self.vendor_id() != Vendor::Unknown {
            p.write(", ");
            print_case(p, self.vendor_id());
            if self.device_type() != DeviceType::Unknown {
                p.write(":");
                print_case(p, self.device_type());
                if self.device_id() != UNKNOWN_DEVICE_ID {
                    p.write(":");
                    p.write_integer(self.device_id());
                }
            }
        }
        p.write(", ");
        p.print_attribute(&self.limits().clone().into());
        p.write(">");
    }
}

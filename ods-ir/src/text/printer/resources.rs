//! Prints the metadata section of a file: the resources whose keys were printed.

use super::AsmPrinter;
use crate::attributes::{Name, ResourceBlob, ResourceHandle};
use crate::text::parser::{ExternalResources, ResourceValue};
use ods_lookup::LookupSet;

/// The resources that were printed, in order.
#[derive(Default)]
pub(super) struct PrintedResources {
    handles: Vec<ResourceHandle>,
    seen: LookupSet<ResourceHandle>,
}

#[cfg(feature = "rayon")]
impl PrintedResources {
    /// Whether no resource was printed.
    pub(super) fn is_empty(&self) -> bool {
        self.handles.is_empty()
    }
}

impl AsmPrinter<'_> {
    /// Prints the key of a resource. [`print_file_metadata`](Self::print_file_metadata) prints the
    /// resource itself.
    pub fn print_resource_handle(&mut self, handle: &ResourceHandle) {
        self.print_keyword_or_string(handle.key().bytes());
        if self.resources.seen.insert(handle.clone()) {
            self.resources.handles.push(handle.clone());
        }
    }

    /// Prints the resources whose keys were printed, and `external` ones, as the metadata at the
    /// end of a file. Prints nothing if there are none.
    pub fn print_file_metadata(&mut self, external: &[ExternalResources]) {
        let mut handles = std::mem::take(&mut self.resources.handles);
        handles.retain(|handle| handle.blob().is_some());
        if handles.is_empty() && external.iter().all(|group| group.entries.is_empty()) {
            return;
        }
        self.write("\n{-#\n");
        self.print_section("", ["dialect", "external"], "", |p, section| {
            let header = format!("  {section}_resources: {{\n");
            if section == "external" {
                return p.print_section(&header, external, "\n  }", |p, group| {
                    p.print_group(group.name.bytes(), &group.entries, |p, (key, value)| {
                        p.print_resource(key, |p| match value {
                            ResourceValue::Blob(blob) => p.print_blob(blob),
                            ResourceValue::Bool(true) => p.write("true"),
                            ResourceValue::Bool(false) => p.write("false"),
                            ResourceValue::String(value) => p.print_string(value.bytes()),
                        });
                    });
                });
            }
            p.print_section(&header, [&handles], "\n  }", |p, handles| {
                p.print_group(b"builtin", handles, |p, handle| {
                    if let Some(blob) = handle.blob() {
                        p.print_resource(handle.key(), |p| p.print_blob(blob));
                    }
                });
            });
        });
        self.write("\n#-}\n");
    }

    /// Prints a group of entries in a section, unless all are elided.
    fn print_group<T>(
        &mut self,
        name: &[u8],
        entries: impl IntoIterator<Item = T>,
        print: impl FnMut(&mut Self, T),
    ) {
        let start = self.out.len();
        self.write("    ");
        self.write_bytes(name);
        let header_end = self.out.len();
        self.print_section(": {\n", entries, "\n    }", print);
        if self.out.len() == header_end {
            self.out.truncate(start);
        }
    }

    /// Prints items between a header and a footer, separated by commas and line breaks. Skips items
    /// that print nothing; prints nothing if all do.
    fn print_section<T>(
        &mut self,
        header: &str,
        items: impl IntoIterator<Item = T>,
        footer: &str,
        mut print: impl FnMut(&mut Self, T),
    ) {
        let start = self.out.len();
        self.write(header);
        let mut is_empty = true;
        for item in items {
            let end = self.out.len();
            self.write(if is_empty { "" } else { ",\n" });
            let item_start = self.out.len();
            print(self, item);
            if self.out.len() == item_start {
                self.out.truncate(end);
            } else {
                is_empty = false;
            }
        }
        if is_empty {
            return self.out.truncate(start);
        }
        self.write(footer);
    }

    /// Prints a resource, unless its value is too long.
    fn print_resource(&mut self, key: &Name, value: impl FnOnce(&mut Self)) {
        let start = self.out.len();
        self.write("      ");
        self.print_keyword_or_string(key.bytes());
        self.write(": ");
        let value_start = self.out.len();
        value(self);
        let len = (self.out.len() - value_start) as u64;
        let limit = self.flags.elide_resource_larger_than;
        if limit.is_some_and(|limit| len > limit) {
            self.out.truncate(start);
        }
    }

    fn print_blob(&mut self, blob: &ResourceBlob) {
        self.write("\"0x");
        self.print_hex(&blob.alignment.to_le_bytes());
        self.print_hex(&blob.data);
        self.write_byte(b'"');
    }
}

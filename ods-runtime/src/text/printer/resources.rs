//! Prints the metadata section of a file: the resources whose keys were printed.

use super::AsmPrinter;
use crate::attributes::{ResourceBlob, ResourceHandle};
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

/// The state of writing the metadata.
#[derive(Default)]
struct Sections {
    /// `{-#` is written.
    open: bool,
    /// A section precedes the current one.
    had_section: bool,
    /// The header of the current section is written.
    in_section: bool,
}

/// A group of entries in a section.
struct Group<'g> {
    section: &'g str,
    name: &'g [u8],
    had_entry: bool,
    /// A group precedes this one.
    follows_another: bool,
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
        let mut sections = Sections::default();
        let handles = std::mem::take(&mut self.resources.handles);
        let mut group = Group {
            section: "dialect",
            name: b"builtin",
            had_entry: false,
            follows_another: false,
        };
        for handle in &handles {
            if let Some(blob) = handle.blob() {
                self.print_resource(&mut sections, &mut group, handle.key().bytes(), |p| {
                    p.print_blob(blob);
                });
            }
        }
        self.close_group(&group);
        self.close_section(&mut sections);
        let mut follows_another = false;
        for resources in external {
            let mut group = Group {
                section: "external",
                name: resources.name.bytes(),
                had_entry: false,
                follows_another,
            };
            for (key, value) in &resources.entries {
                self.print_resource(&mut sections, &mut group, key.bytes(), |p| match value {
                    ResourceValue::Blob(blob) => p.print_blob(blob),
                    ResourceValue::Bool(value) => p.write(if *value { "true" } else { "false" }),
                    ResourceValue::String(value) => p.print_string(value.bytes()),
                });
            }
            self.close_group(&group);
            follows_another |= group.had_entry;
        }
        self.close_section(&mut sections);
        if sections.open {
            self.write("\n#-}\n");
        }
    }

    fn print_resource(
        &mut self,
        sections: &mut Sections,
        group: &mut Group<'_>,
        key: &[u8],
        value: impl FnOnce(&mut Self),
    ) {
        if !std::mem::replace(&mut sections.open, true) {
            self.write("\n{-#\n");
        }
        let start = self.out.len();
        if !sections.in_section {
            self.write(if sections.had_section { ",\n  " } else { "  " });
            self.write(group.section);
            self.write("_resources: {\n");
        }
        if group.had_entry {
            self.write(",\n");
        } else {
            self.write(if group.follows_another {
                ",\n    "
            } else {
                "    "
            });
            self.write_bytes(group.name);
            self.write(": {\n");
        }
        self.write("      ");
        self.print_keyword_or_string(key);
        self.write(": ");
        let value_start = self.out.len();
        value(self);
        let len = (self.out.len() - value_start) as u64;
        if self
            .flags
            .elide_resource_larger_than
            .is_some_and(|limit| len > limit)
        {
            self.out.truncate(start);
            return;
        }
        sections.in_section = true;
        group.had_entry = true;
    }

    fn close_group(&mut self, group: &Group<'_>) {
        if group.had_entry {
            self.write("\n    }");
        }
    }

    fn close_section(&mut self, sections: &mut Sections) {
        if std::mem::take(&mut sections.in_section) {
            self.write("\n  }");
            sections.had_section = true;
        }
    }

    fn print_blob(&mut self, blob: &ResourceBlob) {
        self.write("\"0x");
        self.print_hex(&blob.alignment.to_le_bytes());
        self.print_hex(&blob.data);
        self.write_byte(b'"');
    }
}

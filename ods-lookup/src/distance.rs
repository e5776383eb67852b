//! How different two names are, to suggest one for another.

/// The optimal string alignment distance: how many letters are inserted, removed, replaced, or
/// exchanged with their neighbour to make `to` of `from`.
pub fn osa_distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    // The distances of what was read of `from` to each beginning of `to`, and those of one letter
    // and of two letters less.
    let mut row: Vec<usize> = (0..=to.len()).collect();
    let (mut before, mut two_before) = (row.clone(), row.clone());
    let mut last = None;
    for (read, letter) in from.chars().enumerate() {
        (two_before, before, row) = (before, row, two_before);
        row[0] = read + 1;
        for (at, other) in to.iter().enumerate() {
            let replaced = before[at] + usize::from(letter != *other);
            let mut least = replaced.min(before[at + 1] + 1).min(row[at] + 1);
            if at > 0 && last == Some(*other) && letter == to[at - 1] {
                least = least.min(two_before[at - 1] + 1);
            }
            row[at + 1] = least;
        }
        last = Some(letter);
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::osa_distance;

    #[test]
    fn letters_are_counted() {
        for (from, to, distance) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("type", "type", 0),
            ("type", "tpye", 1),
            ("tpye", "types", 2),
            ("operand", "operands", 1),
            ("ca", "abc", 3),
            ("übung", "uebung", 2),
            ("kitten", "sitting", 3),
        ] {
            assert_eq!(osa_distance(from, to), distance, "{from} {to}");
            assert_eq!(osa_distance(to, from), distance, "{to} {from}");
        }
    }
}

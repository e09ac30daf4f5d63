//! The functions of the header.

/// A function: its comment, line by line, and its prototype.
pub(super) struct Function {
    pub(super) name: String,
    comment: Vec<String>,
    pub(super) prototype: String,
}

/// A prototype that is no longer stands on one line.
const LONG: usize = 118;

impl Function {
    /// The function that an item declares; nothing if it declares something else.
    pub(super) fn read(item: &str) -> Option<Self> {
        let lines: Vec<&str> = item.trim_matches('\n').lines().collect();
        let code = lines.iter().position(|line| !line.starts_with(['/', ' '])).unwrap_or(lines.len());
        let prototype = one_line(lines[code..].join("\n").replace("struct ", ""));
        let name = prototype.split('(').next()?.rsplit([' ', '*']).next()?.to_owned();
        let comment = lines[..code].iter().map(|line| line.trim_start_matches([' ', '*', '/']).to_owned());
        let comment = comment.filter(|line| !line.is_empty()).collect();
        prototype.ends_with(");").then_some(Self { name, comment, prototype })
    }

    fn parameters(&self) -> impl Iterator<Item = &str> {
        let inside = self.prototype.split('(').nth(1).unwrap_or_default();
        inside.trim_end_matches(");").split(',').map(str::trim)
    }

    /// As the header has it: the comment, and the prototype behind what compilers are to know of it. What ends a handle may
    /// be called without a look at its status.
    pub(super) fn declared(&self) -> String {
        let status = self.prototype.starts_with("int32_t ") && !self.name.ends_with("_free");
        let attributes = if status { "GRZ_MUST_USE GRZ_API" } else { "GRZ_API" };
        format!("{}\n{attributes}\n{}\n", self.documented(), self.prototype)
    }

    /// The comment; that something is there since 0.1 is said once for all.
    fn documented(&self) -> String {
        let mut lines = self.sentences();
        let since = lines.pop().filter(|line| line.starts_with("Since: ")).expect(&self.name);
        lines.extend((since != "Since: 0.1.").then_some(since));
        let lines: Vec<String> = lines.iter().flat_map(|line| wrapped(line)).collect();
        match &lines[..] {
            [one] if one.len() < LONG - 6 => format!("/** {} */", one.trim_start_matches(" * ").trim_end()),
            _ => format!("/**\n{} */", lines.concat()),
        }
    }

    /// The lines of the comment put together: what it does, each parameter, and what has a label.
    fn sentences(&self) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for line in &self.comment {
            let (label, rest) = line.split_once(": ").unwrap_or((line, ""));
            let parameter = label.split(", ").all(|name| {
                self.parameters()
                    .any(|one| one.ends_with(&[" ", name].concat()) || one.ends_with(&["*", name].concat()))
            });
            match lines.last_mut() {
                _ if parameter => lines.push(format!("@param {} {rest}", label.replace(", ", ","))),
                Some(last) if !["Statuses", "Since"].contains(&label) => *last = format!("{last} {line}"),
                _ => lines.push(line.clone()),
            }
        }
        lines
    }
}

/// On one line where that is not too long.
fn one_line(prototype: String) -> String {
    let joined: Vec<&str> = prototype.lines().map(str::trim).collect();
    let joined = joined.join(" ");
    if joined.len() <= LONG { joined } else { prototype }
}

/// A line of a comment, broken where it is too long.
pub(super) fn wrapped(line: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        let last = lines.last_mut().unwrap();
        if last.len() + word.len() > 110 {
            lines.push(format!("  {word}"));
        } else {
            last.push_str(if last.is_empty() { "" } else { " " });
            last.push_str(word);
        }
    }
    lines.into_iter().map(|line| format!(" * {line}\n")).collect()
}

//! The functions of the header, with what follows from their parameters written into their comments.

use std::fmt::Write;

/// A function: its comment, line by line, and its prototype.
pub(super) struct Function {
    pub(super) name: String,
    comment: Vec<String>,
    prototype: String,
}

/// The parts of the header in their order, each with its first function.
const PARTS: [(&str, &str); 14] = [
    ("grz_check_abi", "Versions"),
    ("grz_pack_load", "Packs of cards"),
    ("grz_rules_create", "Rules and their cards"),
    ("grz_word", "Words"),
    ("grz_start_init", "Games, for hosts"),
    ("grz_legal_count", "Commands"),
    ("grz_game_events", "Events and views, for each viewer"),
    ("grz_referee_events", "Events and views with all secrets, for the host alone"),
    ("grz_game_save", "Logs and streams"),
    ("grz_stage", "Commands that are stored before they are carried out"),
    ("grz_client_create", "Clients: a game as one viewer sees it"),
    ("grz_game_text", "Notation: games, positions and commands as text"),
    ("grz_campaign_create", "Campaigns"),
    ("grz_batch_create", "Batches: many games in one call"),
];

/// The structs, and the functions.
pub(super) fn split(items: &str) -> (String, Vec<Function>) {
    let mut structs = String::new();
    let mut functions = Vec::new();
    for item in items.split("\n\n") {
        let lines: Vec<&str> = item.trim_matches('\n').lines().collect();
        let code = lines.iter().position(|line| !line.starts_with(['/', ' '])).unwrap_or(lines.len());
        let prototype = lines[code..].join("\n").replace("struct ", "");
        match prototype.split('(').next().and_then(|head| head.rsplit([' ', '*']).next()) {
            Some(name) if prototype.ends_with(");") => {
                let comment = lines[..code].iter().map(|line| line.trim_start_matches([' ', '*', '/']).to_owned());
                let comment = comment.filter(|line| !line.is_empty()).collect();
                functions.push(Function { name: name.to_owned(), comment, prototype });
            }
            _ => writeln!(structs, "{item}\n").unwrap(),
        }
    }
    (structs, functions)
}

/// All functions, part by part.
pub(super) fn documented(functions: &[Function]) -> String {
    let begins = |function: &Function| PARTS.iter().position(|(first, _)| *first == function.name);
    let mut parts: [String; PARTS.len()] = PARTS.map(|(_, part)| format!("/* ---- {part} ---- */\n\n"));
    let mut part = 0;
    for function in functions {
        part = begins(function).unwrap_or(part);
        write!(parts[part], "{}\n{}\n\n", function.documented(), function.prototype).unwrap();
    }
    parts.concat()
}

/// Handles to what changes, so that only one call at a time may use them.
const CHANGING: [&str; 4] = ["grz_game ", "grz_client ", "grz_campaign ", "grz_batch "];
const FIXED: [&str; 2] = ["grz_pack ", "grz_rules "];

impl Function {
    fn parameters(&self) -> impl Iterator<Item = &str> {
        let inside = self.prototype.split('(').nth(1).unwrap_or_default();
        inside.trim_end_matches(");").split(',').map(str::trim)
    }

    fn any(&self, matches: impl Fn(&str) -> bool) -> bool {
        self.parameters().any(matches)
    }

    fn takes(&self, kinds: &[&str]) -> bool {
        self.any(|parameter| !parameter.contains('*') && kinds.iter().any(|kind| parameter.starts_with(kind)))
    }

    /// Whether it answers a status.
    pub(super) fn can_fail(&self) -> bool {
        self.prototype.starts_with("int32_t ")
    }

    /// The statuses that follow from its parameters.
    fn statuses(&self) -> Vec<&'static str> {
        let pointer = |parameter: &str| parameter.contains('*');
        let bytes = |parameter: &str| parameter.contains("char *") || parameter.contains("uint8_t *");
        let unsized_kinds = ["grz_setting ", "grz_batch_row "];
        let handle = |parameter: &str| CHANGING.iter().chain(&FIXED).any(|kind| parameter.starts_with(kind));
        let sized = |parameter: &str| {
            let of_ours = parameter.contains("grz_") && pointer(parameter) && !handle(parameter);
            of_ours && !unsized_kinds.iter().any(|kind| parameter.contains(kind))
        };
        let writes =
            self.parameters().filter(|parameter| pointer(parameter) && !parameter.starts_with("const ")).count();
        let has = |name: &str| self.any(|parameter| parameter.ends_with(name));
        let rows = [
            ("GRZ_E_HANDLE", self.takes(&CHANGING) || self.takes(&FIXED)),
            ("GRZ_E_BUSY", self.takes(&CHANGING)),
            ("GRZ_E_POISONED", self.takes(&CHANGING) && !self.name.ends_with("_free")),
            ("GRZ_E_NULL", self.any(pointer)),
            ("GRZ_E_ALIGNMENT", self.any(|parameter| pointer(parameter) && !bytes(parameter))),
            ("GRZ_E_STRUCT_SIZE", has(" struct_size") || self.any(sized)),
            ("GRZ_E_SHORT", has("*needed")),
            ("GRZ_E_TEXT", self.any(|parameter| parameter.starts_with("const char *"))),
            ("GRZ_E_LIMIT", has(" length") || has(" count") && !has("*count")),
            ("GRZ_E_OVERLAP", writes > 1),
            ("GRZ_E_MEMORY", self.name != "grz_check_abi" && !self.name.ends_with("_free")),
            ("GRZ_E_INTERNAL", self.name != "grz_check_abi"),
        ];
        rows.into_iter().filter(|(_, follows)| *follows).map(|(status, _)| status).collect()
    }

    /// The comment: what is written beside the function, and what follows from its parameters.
    fn documented(&self) -> String {
        let mut told = self.sentences();
        let since = told.pop().filter(|line| line.starts_with("Since: ")).expect(&self.name);
        let own = told.last().is_some_and(|line| line.starts_with("Statuses: "));
        let statuses = if own { told.pop() } else { None };
        told.push(self.threads().to_owned());
        if self.can_fail() {
            told.push(self.all_statuses(&statuses.unwrap_or_default()));
        }
        told.push(since);
        format!("/**\n{} */", told.iter().flat_map(|line| wrapped(line)).collect::<String>())
    }

    /// The lines of the comment put together: what it does, each parameter, and what has a label.
    fn sentences(&self) -> Vec<String> {
        let mut told: Vec<String> = Vec::new();
        for line in &self.comment {
            let (label, rest) = line.split_once(": ").unwrap_or((line, ""));
            let parameter = label.split(", ").all(|name| {
                self.parameters()
                    .any(|one| one.ends_with(&[" ", name].concat()) || one.ends_with(&["*", name].concat()))
            });
            match told.last_mut() {
                _ if parameter => told.push(format!("@param {} {rest}", label.replace(", ", ","))),
                Some(last) if !["Ownership", "Statuses", "Since"].contains(&label) => *last = format!("{last} {line}"),
                _ => told.push(line.clone()),
            }
        }
        told
    }

    fn threads(&self) -> &'static str {
        match () {
            () if self.takes(&CHANGING) => "Threads: any, one call a handle at a time.",
            () => "Threads: any, several at once.",
        }
    }

    fn all_statuses(&self, own: &str) -> String {
        let own = own.trim_start_matches("Statuses: ");
        // What is said of one of them, or of all, stays where it is.
        let known = self.statuses().into_iter().filter(|status| !own.contains(status));
        let mut all: Vec<&str> = vec!["GRZ_OK"];
        all.extend(known);
        let own = if own.is_empty() { String::from(".") } else { format!(", {own}") };
        format!("Statuses: {}{own}", all.join(", "))
    }
}

/// A line of a comment, broken where it is too long.
fn wrapped(line: &str) -> Vec<String> {
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

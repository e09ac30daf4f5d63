//! A file with all its mutants in it, each behind a switch: `if ::planted::is(N) { the mutant } else { the code }`.
//!
//! The text of the code stays; switches are put around it. A mutant holds the code inside it without switches, since only one is on
//! at a time, so a file grows with the depth of its expressions and no faster.

use std::{collections::HashMap, ops::Range};

use syn::{
    Arm, BinOp, Block, ExprBinary, ExprStruct, ExprUnary, ImplItemFn, ItemFn, Member, Pat, Signature, TraitItemFn,
    spanned::Spanned, visit::Visit,
};

use super::list::{Genre, Mutant};

/// The file with switches, and where each mutant stands in it.
pub struct Switched {
    pub text: String,
    /// The bytes between the braces of a mutant, or the switch itself where it has none.
    pub places: Vec<(Range<usize>, u32)>,
    /// Mutants for which there is no place.
    pub missed: Vec<u32>,
}

/// Puts `mutants` of the file `source`, with their numbers, behind switches.
pub fn switched(source: &str, mutants: &[(u32, &Mutant)]) -> syn::Result<Switched> {
    let file = syn::parse_file(source)?;
    let mut finder = Finder::new(source, mutants);
    finder.visit_file(&file);
    let missed = finder.wanted.values().flatten().map(|wanted| wanted.number).collect();
    let mut edits = finder.edits;
    // What encloses others comes first, and of those at one place what is put before it.
    edits.sort_by_key(|edit| (edit.range.start, edit.range.end > edit.range.start, usize::MAX - edit.range.end));
    let mut writer = Writer { source, text: String::new(), places: Vec::new() };
    writer.write(0..source.len(), &edits);
    Ok(Switched { text: writer.text, places: writer.places, missed })
}

/// Something done to the code in `range`.
struct Edit {
    range: Range<usize>,
    what: What,
}

enum What {
    /// One of these stands in its place: in a field that is written without its name, after `name`.
    Either { name: Option<String>, either: Vec<(u32, String)> },
    /// Each of these returns before it.
    Return(Vec<(u32, String)>),
    /// A guard of a match arm that does not hold when one of `not` is on, and holds when one of `or` is.
    Guard { new: bool, not: Vec<u32>, or: Vec<u32> },
}

struct Wanted<'a> {
    number: u32,
    mutant: &'a Mutant,
}

struct Finder<'a> {
    source: &'a str,
    /// By kind and first byte.
    wanted: HashMap<(u8, usize), Vec<Wanted<'a>>>,
    edits: Vec<Edit>,
}

impl<'a> Finder<'a> {
    fn new(source: &'a str, mutants: &[(u32, &'a Mutant)]) -> Self {
        let mut wanted: HashMap<_, Vec<_>> = HashMap::new();
        for &(number, mutant) in mutants {
            let place = (mutant.genre as u8, mutant.bytes(source).start);
            wanted.entry(place).or_default().push(Wanted { number, mutant });
        }
        Self { source, wanted, edits: Vec::new() }
    }

    fn take(&mut self, genre: Genre, at: usize) -> Vec<Wanted<'a>> {
        self.wanted.remove(&(genre as u8, at)).unwrap_or_default()
    }

    fn text(&self, range: Range<usize>) -> &'a str {
        &self.source[range]
    }

    fn edit(&mut self, range: Range<usize>, what: What) {
        self.edits.push(Edit { range, what });
    }

    /// A function of a type without a name cannot return another one.
    fn body(&mut self, signature: &Signature, block: &Block) {
        if self.text(signature.output.span().byte_range()).contains("impl ") {
            return;
        }
        let Some(first) = block.stmts.first() else { return };
        let at = first.span().byte_range().start;
        let returned: Vec<_> = self
            .take(Genre::FnValue, at)
            .into_iter()
            .map(|wanted| (wanted.number, wanted.mutant.replacement.clone()))
            .collect();
        if !returned.is_empty() {
            self.edit(at..at, What::Return(returned));
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.body(&item.sig, &item.block);
        syn::visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.body(&item.sig, &item.block);
        syn::visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(block) = &item.default {
            self.body(&item.sig, block);
        }
        syn::visit::visit_trait_item_fn(self, item);
    }

    fn visit_expr_binary(&mut self, expr: &'ast ExprBinary) {
        let (whole, operator) = (expr.span().byte_range(), operator(&expr.op));
        let either: Vec<_> = self
            .take(Genre::BinaryOperator, operator.start)
            .into_iter()
            .map(|wanted| {
                let (before, after) = (self.text(whole.start..operator.start), self.text(operator.end..whole.end));
                (wanted.number, format!("{before}{}{after}", wanted.mutant.replacement))
            })
            .collect();
        if !either.is_empty() {
            self.edit(whole, What::Either { name: None, either });
        }
        syn::visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'ast ExprUnary) {
        let whole = expr.span().byte_range();
        let inner = self.text(expr.expr.span().byte_range());
        let either: Vec<_> = self
            .take(Genre::UnaryOperator, whole.start)
            .into_iter()
            .map(|wanted| (wanted.number, inner.to_owned()))
            .collect();
        if !either.is_empty() {
            self.edit(whole, What::Either { name: None, either });
        }
        syn::visit::visit_expr_unary(self, expr);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        let numbers = |wanted: Vec<Wanted<'_>>| wanted.iter().map(|wanted| wanted.number).collect::<Vec<_>>();
        let mut not = numbers(self.take(Genre::MatchArm, arm.span().byte_range().start));
        if let Pat::Guard(guarded) = &arm.pat {
            let range = guarded.guard.span().byte_range();
            let (yes, no): (Vec<_>, Vec<_>) = self
                .take(Genre::MatchArmGuard, range.start)
                .into_iter()
                .partition(|wanted| wanted.mutant.replacement == "true");
            not.extend(numbers(no));
            let or = numbers(yes);
            if !(not.is_empty() && or.is_empty()) {
                self.edit(range, What::Guard { new: false, not, or });
            }
        } else if !not.is_empty() {
            let end = arm.pat.span().byte_range().end;
            self.edit(end..end, What::Guard { new: true, not, or: Vec::new() });
        }
        syn::visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, expr: &'ast ExprStruct) {
        if let Some(base) = &expr.rest {
            let base = self.text(base.span().byte_range());
            let path = self.text(expr.path.span().byte_range());
            for field in &expr.fields {
                let Member::Named(name) = &field.member else { continue };
                let range = field.expr.span().byte_range();
                let either: Vec<_> = self
                    .take(Genre::StructField, field.span().byte_range().start)
                    .into_iter()
                    .map(|wanted| (wanted.number, format!("let base: {path} = {base}; base.{name}")))
                    .collect();
                if !either.is_empty() {
                    let name = field.colon_token.is_none().then(|| name.to_string());
                    self.edit(range, What::Either { name, either });
                }
            }
        }
        syn::visit::visit_expr_struct(self, expr);
    }
}

struct Writer<'a> {
    source: &'a str,
    text: String,
    places: Vec<(Range<usize>, u32)>,
}

impl Writer<'_> {
    /// The code of `range` with `edits`, which are inside it.
    fn write(&mut self, range: Range<usize>, edits: &[Edit]) {
        let (mut at, mut rest) = (range.start, edits);
        while let Some((edit, after)) = rest.split_first() {
            self.text.push_str(&self.source[at..edit.range.start]);
            let inside = after
                .iter()
                .take_while(|inner| inner.range.end <= edit.range.end && inner.range.start < edit.range.end)
                .count();
            self.one(edit, &after[..inside]);
            (at, rest) = (edit.range.end, &after[inside..]);
        }
        self.text.push_str(&self.source[at..range.end]);
    }

    fn one(&mut self, edit: &Edit, inside: &[Edit]) {
        match &edit.what {
            What::Return(returned) => {
                for (number, value) in returned {
                    self.switch(*number, &format!("return {value};"));
                    self.text.push(' ');
                }
            }
            What::Either { name, either } => {
                self.text.extend(name.iter().flat_map(|name| [name, ": "]));
                self.text.push('(');
                for (number, mutant) in either {
                    self.switch(*number, mutant);
                    self.text.push_str(" else ");
                }
                self.text.push_str("{ ");
                self.write(edit.range.clone(), inside);
                self.text.push_str(" })");
            }
            What::Guard { new, not, or } => {
                self.text.push_str(if *new { " if true" } else { "(" });
                for &number in or {
                    self.condition(number, "");
                    self.text.push_str(" || ");
                }
                self.write(edit.range.clone(), inside);
                self.text.push_str(if *new { "" } else { ")" });
                for &number in not {
                    self.text.push_str(" && ");
                    self.condition(number, "!");
                }
            }
        }
    }

    fn switch(&mut self, number: u32, mutant: &str) {
        self.text.push_str("if ");
        self.condition(number, "");
        self.text.push_str(" { ");
        let start = self.text.len();
        self.text.push_str(mutant);
        self.places.push((start..self.text.len(), number));
        self.text.push_str(" }");
    }

    fn condition(&mut self, number: u32, sign: &str) {
        let start = self.text.len();
        self.text.push_str(&format!("{sign}::planted::is({number})"));
        self.places.push((start..self.text.len(), number));
    }
}

fn operator(op: &BinOp) -> Range<usize> {
    op.span().byte_range()
}

#[cfg(test)]
mod tests {
    use super::super::list::{Genre, Mutant, Place, Span};
    use super::switched;

    /// The mutant of what stands at `old`, which is the first there is of it.
    fn mutant(source: &str, genre: Genre, old: &str, replacement: &str) -> Mutant {
        let at = source.find(old).unwrap();
        let place = |at: usize| Place {
            line: source[..at].matches('\n').count() + 1,
            column: source[..at].rsplit('\n').next().unwrap().chars().count() + 1,
        };
        let span = Span { start: place(at), end: place(at + old.len()) };
        Mutant { file: String::new(), name: old.to_owned(), genre, replacement: replacement.to_owned(), span }
    }

    fn text(source: &str, mutants: &[Mutant]) -> String {
        let numbered: Vec<_> = (1..).zip(mutants).collect();
        let switched = switched(source, &numbered).unwrap();
        assert!(switched.missed.is_empty());
        for (range, number) in &switched.places {
            let mutant = &switched.text[range.clone()];
            assert!(mutant.contains(&format!("is({number})")) || !mutant.contains("planted"), "{mutant}");
        }
        switched.text
    }

    #[test]
    fn operators_are_switched_where_they_stand() {
        let source = "fn f() -> bool { let é = 1; !(é + 2 == 3) }";
        let plus = mutant(source, Genre::BinaryOperator, "+", "-");
        let equal = mutant(source, Genre::BinaryOperator, "==", "!=");
        let not = mutant(source, Genre::UnaryOperator, "!", "");
        assert_eq!(
            text(source, &[plus, equal, not]),
            "fn f() -> bool { let é = 1; (if ::planted::is(3) { (é + 2 == 3) } else { !((if ::planted::is(2) { é + 2 != 3 } else \
             { (if ::planted::is(1) { é - 2 } else { é + 2 }) == 3 })) }) }"
        );
    }

    #[test]
    fn functions_return_at_once_but_not_those_whose_type_has_no_name() {
        let source = "fn f() -> u8 { g() }\nfn h() -> impl Copy { 1 }";
        let value = mutant(source, Genre::FnValue, "g()", "0");
        assert_eq!(
            text(source, &[value]),
            "fn f() -> u8 { if ::planted::is(1) { return 0; } g() }\nfn h() -> impl Copy { 1 }"
        );
        let unnamed = mutant(source, Genre::FnValue, "1 }", "2");
        assert_eq!(switched(source, &[(1, &unnamed)]).unwrap().missed, [1]);
    }

    #[test]
    fn arms_lose_their_guards_or_themselves() {
        let source = "fn f(a: u8) -> u8 { match a { 0 => 1, b if b > 9 => 2, _ => 3 } }";
        let arm = mutant(source, Genre::MatchArm, "0 => 1", "");
        let always = mutant(source, Genre::MatchArmGuard, "b > 9", "true");
        let never = mutant(source, Genre::MatchArmGuard, "b > 9", "false");
        assert_eq!(
            text(source, &[arm, always, never]),
            "fn f(a: u8) -> u8 { match a { 0 if true && !::planted::is(1) => 1, b if (::planted::is(2) || b > 9) && \
             !::planted::is(3) => 2, _ => 3 } }"
        );
    }

    #[test]
    fn fields_come_from_the_base() {
        let source = "fn f(b: u8) -> S { S { a: 1, b, ..S::NONE } }";
        let a = mutant(source, Genre::StructField, "a: 1", "");
        let b = mutant(source, Genre::StructField, "b, ..", "");
        assert_eq!(
            text(source, &[a, b]),
            "fn f(b: u8) -> S { S { a: (if ::planted::is(1) { let base: S = S::NONE; base.a } else { 1 }), \
             b: (if ::planted::is(2) { let base: S = S::NONE; base.b } else { b }), ..S::NONE } }"
        );
    }
}

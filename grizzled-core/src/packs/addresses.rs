//! A value of a file together with its place, so that whatever is wrong can be reported with its address.

use super::node::{Node, short};
use super::vocabulary::Vocabulary;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ReadError {
    pub(super) place: String,
    pub(super) problem: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.place, if self.place.is_empty() { "" } else { ": " }, self.problem)
    }
}

pub(super) type Read<T> = Result<T, ReadError>;

/// A value with its address.
#[derive(Clone, Debug)]
pub(super) struct Value<'a> {
    node: &'a Node,
    place: String,
}

/// An object with its address: names with values.
#[derive(Clone, Debug)]
pub(super) struct Object<'a> {
    values: &'a [(String, Node)],
    place: String,
}

impl<'a> Value<'a> {
    pub(super) const fn whole(node: &'a Node) -> Self {
        Self { node, place: String::new() }
    }

    pub(super) fn wrong<T>(&self, problem: String) -> Read<T> {
        Err(ReadError { place: self.place.clone(), problem })
    }

    fn expected<T>(&self, what: &str) -> Read<T> {
        self.wrong(format!("this must be {what}, and is {}", self.node.kind()))
    }

    /// An object with no other names than these.
    pub(super) fn object(&self, names: &[&str]) -> Read<Object<'a>> {
        let object = self.any_object()?;
        match object.values.iter().find(|(name, _)| !names.contains(&name.as_str())) {
            Some((name, _)) => object.at(name).wrong_name(name, names),
            None => Ok(object),
        }
    }

    fn wrong_name<T>(&self, name: &str, names: &[&str]) -> Read<T> {
        self.wrong(format!("`{}` is not known here; allowed are: {}", short(name), names.join(", ")))
    }

    pub(super) fn any_object(&self) -> Read<Object<'a>> {
        match self.node {
            Node::Map(values) => Ok(Object { values, place: self.place.clone() }),
            _ => self.expected("an object in { }"),
        }
    }

    /// A list of at most so many values.
    pub(super) fn list(&self, most: usize) -> Read<Vec<Value<'a>>> {
        let Node::List(values) = self.node else { return self.expected("a list in [ ]") };
        if values.len() > most {
            return self.wrong(format!("at most {most} are allowed, and there are {}", values.len()));
        }
        let at = |(index, node)| Value { node, place: format!("{}[{index}]", self.place) };
        Ok(values.iter().enumerate().map(at).collect())
    }

    pub(super) fn text(&self) -> Read<&'a str> {
        match self.node {
            Node::Text(text) => Ok(text),
            _ => self.expected("a text in \" \""),
        }
    }

    pub(super) const fn is_text(&self) -> bool {
        matches!(self.node, Node::Text(_))
    }

    pub(super) fn flag(&self) -> Read<bool> {
        match self.node {
            Node::Flag(flag) => Ok(*flag),
            _ => self.expected("true or false"),
        }
    }

    pub(super) fn number<T: TryFrom<i64>>(&self, least: i64, most: i64) -> Read<T> {
        let Node::Number(number) = *self.node else { return self.expected("a whole number") };
        let fits = if (least..=most).contains(&number) { T::try_from(number).ok() } else { None };
        fits.map_or_else(|| self.wrong(format!("it must be from {least} to {most}, and is {number}")), Ok)
    }

    /// One of the words of the format.
    pub(super) fn word<T: Vocabulary>(&self) -> Read<T> {
        let word = self.text()?;
        let allowed = || T::WORDS.iter().map(|known| known.word).collect::<Vec<_>>();
        T::named(word).map_or_else(|| self.wrong_name(word, &allowed()), Ok)
    }

    pub(super) fn unknown<T>(&self, word: &str, allowed: &[&str]) -> Read<T> {
        self.wrong_name(word, allowed)
    }
}

impl<'a> Object<'a> {
    /// The value of this name, if it is there.
    pub(super) fn get(&self, name: &str) -> Option<Value<'a>> {
        let (_, node) = self.values.iter().find(|(known, _)| known == name)?;
        Some(Value { node, place: self.address(name) })
    }

    /// The value of this name, which must be there.
    pub(super) fn must(&self, name: &str) -> Read<Value<'a>> {
        self.must_be(name, "")
    }

    /// The value of this name, which must be there; the error ends with what is allowed.
    pub(super) fn must_be(&self, name: &str, allowed: &str) -> Read<Value<'a>> {
        self.get(name).map_or_else(|| self.wrong(format!("`{name}` is missing{allowed}")), Ok)
    }

    /// What is read from the value of this name, or else this.
    pub(super) fn or<T>(&self, name: &str, usual: T, read: impl FnOnce(Value<'a>) -> Read<T>) -> Read<T> {
        self.get(name).map_or(Ok(usual), read)
    }

    pub(super) fn wrong<T>(&self, problem: String) -> Read<T> {
        Err(ReadError { place: self.place.to_string(), problem })
    }

    /// The only name and its value.
    pub(super) fn only(&self) -> Option<(&'a str, Value<'a>)> {
        let [(name, _)] = self.values else { return None };
        Some((name, self.get(name)?))
    }

    fn at(&self, name: &str) -> Value<'a> {
        Value { node: &Node::Nothing, place: self.address(name) }
    }

    fn address(&self, name: &str) -> String {
        format!("{}{}{}", self.place, if self.place.is_empty() { "" } else { "." }, short(name))
    }
}

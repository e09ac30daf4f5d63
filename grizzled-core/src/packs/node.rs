//! What a file holds, before anybody asks what it means: lists, and names with values.
//!
//! Any self-describing format can be read into it. Its size is limited, so that a hostile file costs little.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A value of a file.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    Nothing,
    Fraction,
    Flag(bool),
    Number(i64),
    Text(String),
    List(Vec<Node>),
    Map(Vec<(String, Node)>),
}

/// So deep a pack goes at most.
const MOST_DEPTH: u8 = 12;
/// So many values a pack has at most.
const MOST_VALUES: u32 = 20_000;
/// So many names an object has at most.
const MOST_NAMES: usize = 32;

/// The beginning of a text from a file, for a message.
pub(super) fn short(text: &str) -> &str {
    text.char_indices().nth(40).map_or(text, |(end, _)| &text[..end])
}

impl Node {
    pub(super) fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }

    /// What it is, for a message.
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Nothing => "null",
            Self::Fraction => "a number that is not whole or too large",
            Self::Flag(_) => "true or false",
            Self::Number(_) => "a number",
            Self::Text(_) => "a text",
            Self::List(_) => "a list in [ ]",
            Self::Map(_) => "an object in { }",
        }
    }
}

impl<'de> serde::Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut left = MOST_VALUES;
        Reading { depth: MOST_DEPTH, left: &mut left }.deserialize(from)
    }
}

/// Reads a value, no deeper than so and no more than so many.
struct Reading<'a> {
    depth: u8,
    left: &'a mut u32,
}

impl Reading<'_> {
    /// For the values within this one.
    fn inner<E: Error>(&mut self) -> Result<Reading<'_>, E> {
        let depth =
            self.depth.checked_sub(1).ok_or_else(|| E::custom("lists and objects stand too deep in each other"))?;
        Ok(Reading { depth, left: self.left })
    }
}

impl<'de> DeserializeSeed<'de> for Reading<'_> {
    type Value = Node;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Node, D::Error> {
        *self.left = self.left.checked_sub(1).ok_or_else(|| D::Error::custom("the pack holds too much"))?;
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reading<'_> {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, a number, true or false, a list or an object")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Nothing)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Node, E> {
        Ok(Node::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node, E> {
        Ok(Node::Number(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node, E> {
        Ok(i64::try_from(number).map_or(Node::Fraction, Node::Number))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Node, E> {
        Ok(Node::Fraction)
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut values: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = values.next_element_seed(self.inner()?)? {
            list.push(value);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut values: A) -> Result<Node, A::Error> {
        let mut map: Vec<(String, Node)> = Vec::new();
        while let Some(key) = values.next_key::<Key>()? {
            // Names beyond those of the largest object are not looked through again and again.
            if map.len() >= MOST_NAMES {
                return Err(A::Error::custom("no object has so many names"));
            }
            if map.iter().any(|(known, _)| *known == key.0) {
                return Err(A::Error::custom(format_args!("`{}` stands here twice", short(&key.0))));
            }
            map.push((key.0, values.next_value_seed(self.inner()?)?));
        }
        Ok(Node::Map(map))
    }
}

/// A name in an object. `serde` reads owned texts only with its own allocator feature.
struct Key(String);

impl<'de> serde::Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Named;
        impl Visitor<'_> for Named {
            type Value = Key;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E>(self, text: &str) -> Result<Key, E> {
                Ok(Key(text.to_owned()))
            }
        }
        from.deserialize_str(Named)
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing | Self::Fraction => to.serialize_unit(),
            Self::Flag(flag) => to.serialize_bool(*flag),
            Self::Number(number) => to.serialize_i64(*number),
            Self::Text(text) => to.serialize_str(text),
            Self::List(list) => to.collect_seq(list),
            Self::Map(map) => {
                let mut out = to.serialize_map(Some(map.len()))?;
                map.iter().try_for_each(|(key, value)| out.serialize_entry(key.as_str(), value))?;
                out.end()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::value::{BytesDeserializer, Error as ValueError, MapDeserializer};
    use serde::{Deserialize, de::IntoDeserializer};
    use std::string::ToString;

    /// PACK-1: a format that has other values than JSON is refused with what a pack is made of.
    #[test]
    fn pack_1_values_that_json_does_not_have_are_refused() {
        let bytes: BytesDeserializer<'_, ValueError> = [1, 2].as_slice().into_deserializer();
        let error = Node::deserialize(bytes).unwrap_err().to_string();
        assert_eq!(error, "invalid type: byte array, expected a text, a number, true or false, a list or an object");
        let numbered = MapDeserializer::<_, ValueError>::new([(1_u8, 2_u8)].into_iter());
        assert_eq!(Node::deserialize(numbered).unwrap_err().to_string(), "invalid type: integer `1`, expected a name");
    }
}

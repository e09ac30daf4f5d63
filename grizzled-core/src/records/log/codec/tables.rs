//! The macros of which tables are made. A row has what stands in bytes, what stands in JSON, and the value of the engine that
//! it means, so that both forms follow from it. Words are written out and not taken from the names in the engine: when one
//! of those changes, the table does not compile until it has the new name beside the old word.

/// The numbers of the rows of [`words`] and [`numbers`].
macro_rules! numbered {
    ($tables:ident $name:ident { $( $number:literal => $variant:ident, )* }) => {
        impl Numbered<$tables> for $name {
            fn number(self) -> u8 {
                match self {
                    $( Self::$variant => $number, )*
                }
            }

            fn from_number(number: u8) -> Option<Self> {
                match number {
                    $( $number => Some(Self::$variant), )*
                    _ => None,
                }
            }
        }
    };
}

/// Kinds without fields: `0 "night" => Night`.
/// What a row begins with: its tag, its word, and the vocabulary that it came with, if that is not the first.
macro_rules! row {
    ($tag:literal $word:literal) => {
        Row::first($tag, $word)
    };
    ($tag:literal $word:literal $since:literal) => {
        Row::first($tag, $word).since($since)
    };
}

/// Kinds without fields: `0 "night" => Night`; with `since 3` before the arrow where it came with the third vocabulary.
macro_rules! words {
    (for $tables:ident, all in $all:ident;
     $( $name:ident $table:literal { $( $number:literal $word:literal $( since $since:literal )? => $variant:ident, )* } )*) => {
        $(
            numbered! { $tables $name { $( $number => $variant, )* } }

            impl Spelt<$tables> for $name {
                fn write<O: Output>(&self, to: &mut O) {
                    let row = match self {
                        $( Self::$variant => row!($number $word $( $since )?), )*
                    };
                    to.kind(row.of($table));
                }

                fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
                    const ROWS: &[Row] = &[$( row!($number $word $( $since )?) ),*];
                    let tag = from.tag(&Rows { name: $table, rows: ROWS })?;
                    from.expect_fields(false)?;
                    <Self as Numbered<$tables>>::from_number(tag).ok_or_else(|| from.unknown(tag))
                }
            }
        )*

        /// All the tables here.
        pub(super) const $all: &[Rows] =
            &[$( Rows { name: $table, rows: &[$( row!($number $word $( $since )?) ),*] } ),*];
    };
}

/// Values that are a number in both forms: `0 => S0`.
macro_rules! numbers {
    (for $tables:ident; $( $name:ident $table:literal { $( $number:literal => $variant:ident, )* } )*) => { $(
        numbered! { $tables $name { $( $number => $variant, )* } }

        impl Spelt<$tables> for $name {
            fn write<O: Output>(&self, to: &mut O) {
                to.number(Numbered::<$tables>::number(*self));
            }

            fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
                let number = from.number()?;
                <Self as Numbered<$tables>>::from_number(number).ok_or_else(|| from.no_such($table, number))
            }
        }
    )* };
}

/// A struct, field by field in this order: `seat: "seat"`.
macro_rules! fields {
    (for $tables:ident $(, all in $all:ident)?;
     $( $name:ident $table:literal { $( $field:ident: $word:literal, )* } )*) => {
        $(
            impl Spelt<$tables> for $name {
                fn write<O: Output>(&self, to: &mut O) {
                    let Self { $( $field ),* } = self;
                    to.open_fields($table);
                    $(
                        to.field($word);
                        Spelt::<$tables>::write($field, to);
                    )*
                    to.close_fields();
                }

                fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
                    from.open_fields()?;
                    $(
                        from.field($word)?;
                        let $field = Spelt::<$tables>::read(from)?;
                    )*
                    from.close_fields()?;
                    Ok(Self { $( $field ),* })
                }
            }
        )*

        fields! { $( $all, )? $( $table )* }
    };
    ( $( $table:literal )* ) => {};
    ($all:ident, $( $table:literal )*) => {
        /// All the structs here.
        pub(super) const $all: &[Rows] = &[$( Rows::of_fields($table) ),*];
    };
}

/// Kinds with and without fields, which are marked in the same way: `12 "turn_started" => TurnStarted { seat: "seat", withdrawal: "withdrawal" }`.
macro_rules! tagged {
    (for $tables:ident, all in $all:ident;
     $( $name:ident $table:literal {
        $( $tag:literal $word:literal $( since $since:literal )? => $variant:ident
           $( { $($field:ident: $spelt:literal),* } )? $( ( $($place:ident),* ) )? , )*
     } )*) => {
        $(
            impl Tagged<$tables> for $name {
                const ROWS: &'static [Row] = &[$( row!($tag $word $( $since )?) ),*];

                fn read_tagged<I: Input>(tag: u8, from: &mut I) -> Result<Self, I::Error> {
                    match tag {
                        $( $tag => read_row! {
                            $tables from (Self::$variant) $( { $($field: $spelt),* } )? $( ( $($place),* ) )?
                        }, )*
                        unknown => Err(from.unknown(unknown)),
                    }
                }
            }

            impl Spelt<$tables> for $name {
                fn write<O: Output>(&self, to: &mut O) {
                    match self {
                        $( Self::$variant $( { $($field),* } )? $( ( $($place),* ) )? => {
                            let word = row!($tag $word $( $since )?).of($table);
                            write_row! {
                                $tables to word $( { $($field: $spelt),* } )? $( ( $($place),* ) )?
                            }
                        } )*
                    }
                }

                fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
                    let tag = from.tag(&Rows { name: $table, rows: Self::ROWS })?;
                    <Self as Tagged<$tables>>::read_tagged(tag, from)
                }
            }
        )*

        /// All the tables here.
        pub(super) const $all: &[Rows] =
            &[$( Rows { name: $table, rows: <$name as Tagged<$tables>>::ROWS } ),*];
    };
}

/// Writes what a row of [`tagged`] says.
macro_rules! write_row {
    ($tables:ident $to:ident $word:ident) => {
        $to.kind($word)
    };
    ($tables:ident $to:ident $word:ident { $($field:ident: $spelt:literal),* }) => {{
        $to.open_kind($word);
        $to.open_fields($word.word);
        $(
            $to.field($spelt);
            Spelt::<$tables>::write($field, $to);
        )*
        $to.close_fields();
        $to.close_kind();
    }};
    ($tables:ident $to:ident $word:ident ( $place:ident )) => {{
        $to.open_kind($word);
        Spelt::<$tables>::write($place, $to);
        $to.close_kind();
    }};
    ($tables:ident $to:ident $word:ident ( $($place:ident),* )) => {{
        $to.open_kind($word);
        $to.open_fixed_list();
        $(
            $to.item();
            Spelt::<$tables>::write($place, $to);
        )*
        $to.close_list();
        $to.close_kind();
    }};
}

/// Reads what a row of [`tagged`] says, behind the tag.
macro_rules! read_row {
    ($tables:ident $from:ident ($($variant:tt)*)) => {{
        $from.expect_fields(false)?;
        Ok($($variant)*)
    }};
    ($tables:ident $from:ident ($($variant:tt)*) { $($field:ident: $spelt:literal),* }) => {{
        $from.expect_fields(true)?;
        $from.open_fields()?;
        $(
            $from.field($spelt)?;
            let $field = Spelt::<$tables>::read($from)?;
        )*
        $from.close_fields()?;
        $from.close_kind()?;
        Ok($($variant)* { $($field),* })
    }};
    ($tables:ident $from:ident ($($variant:tt)*) ( $place:ident )) => {{
        $from.expect_fields(true)?;
        let $place = Spelt::<$tables>::read($from)?;
        $from.close_kind()?;
        Ok($($variant)* ( $place ))
    }};
    ($tables:ident $from:ident ($($variant:tt)*) ( $($place:ident),* )) => {{
        $from.expect_fields(true)?;
        $from.open_fixed_list()?;
        $(
            $from.item()?;
            let $place = Spelt::<$tables>::read($from)?;
        )*
        $from.close_list()?;
        $from.close_kind()?;
        Ok($($variant)* ( $($place),* ))
    }};
}

pub(in crate::records::log) use {fields, numbered, numbers, read_row, row, tagged, words, write_row};

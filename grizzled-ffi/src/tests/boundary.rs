//! What looks at the caller's pointers: NULL, misaligned, sizes, and what is written where.

use crate::boundary::{
    Buffer, Out, OutStruct, Place, Row, answer_structs, known_size, read, read_all, read_bytes, read_text,
};
use crate::codes::*;
use crate::failure::Failure;
use crate::layout::{MESSAGE, Sized32};
use std::ffi::c_char;
use std::ptr::{null, null_mut};

/// A struct that has grown twice.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Grown {
    struct_size: u32,
    first: u32,
    second: u32,
    third: u32,
}

// SAFETY: four integers, the first of them the size.
unsafe impl Sized32 for Grown {
    const SIZES: &'static [u32] = &[8, 12, 16];

    fn with_size(self, struct_size: u32) -> Self {
        Self { struct_size, ..self }
    }
}

const FULL: Grown = Grown { struct_size: 16, first: 1, second: 2, third: 3 };
const CANARY: u32 = 0xa5a5_a5a5;

#[test]
fn null_is_refused_wherever_something_is_read_or_written() {
    let mut needed = 0_u32;
    // SAFETY: what is not NULL is on the stack.
    unsafe {
        assert_eq!(read::<Grown>(null()).err(), Some(GRZ_E_NULL));
        assert_eq!(read_all::<u32>(null(), 1, 9).err(), Some(GRZ_E_NULL));
        assert_eq!(read_bytes(null(), 1, 9).err(), Some(GRZ_E_NULL));
        for length in [1, GRZ_TO_NUL] {
            assert_eq!(read_text(null::<c_char>(), length).err(), Some(GRZ_E_NULL));
        }
        assert_eq!(Out::<u64>::new(null_mut(), Place::NOWHERE).err(), Some(GRZ_E_NULL));
        assert_eq!(OutStruct::<Grown>::new(null_mut(), Place::NOWHERE).err(), Some(GRZ_E_NULL));
        assert_eq!(Buffer::<u64>::new(null_mut(), 1, &mut needed, Place::NOWHERE).err(), Some(GRZ_E_NULL));
        assert_eq!(Buffer::<u64>::new(null_mut(), 0, null_mut(), Place::NOWHERE).err(), Some(GRZ_E_NULL));
        assert!(Buffer::<u64>::new(null_mut(), 0, &mut needed, Place::NOWHERE).is_ok());
        let mut none = Row::<u64>::new(null_mut(), 3, Place::NOWHERE).unwrap();
        none.put(0, 1);
        none.fill(0, 1, |_| unreachable!("there is nothing to change"));
        let mut one = Row::new(&mut 0_u64, 1, Place::NOWHERE).unwrap();
        one.fill(1, 1, |_| unreachable!("it lies behind the end"));
    }
}

#[test]
fn a_misaligned_pointer_is_refused_wherever_something_is_read_or_written() {
    let (mut memory, mut needed) = ([0_u64; 4], 0_u32);
    let odd = memory.as_mut_ptr().cast::<u8>().wrapping_add(1);
    // SAFETY: there is memory behind it, though it is not aligned.
    unsafe {
        assert_eq!(read::<Grown>(odd.cast()).err(), Some(GRZ_E_ALIGNMENT));
        assert_eq!(read_all::<u32>(odd.cast(), 1, 9).err(), Some(GRZ_E_ALIGNMENT));
        assert_eq!(Out::<u64>::new(odd.cast(), Place::NOWHERE).err(), Some(GRZ_E_ALIGNMENT));
        assert_eq!(OutStruct::<Grown>::new(odd.cast(), Place::NOWHERE).err(), Some(GRZ_E_ALIGNMENT));
        assert_eq!(Buffer::<u64>::new(odd.cast(), 1, &mut needed, Place::NOWHERE).err(), Some(GRZ_E_ALIGNMENT));
        assert_eq!(Row::<u64>::new(odd.cast(), 1, Place::NOWHERE).err(), Some(GRZ_E_ALIGNMENT));
    }
}

/// The greatest length is still taken, and a text says nothing behind a NUL.
#[test]
fn texts_are_read_up_to_the_greatest_length_and_have_no_nul() {
    let mut longest = vec![b'a'; GRZ_MAX_INPUT as usize];
    longest.extend(*b"\0\0");
    // SAFETY: both end with a NUL.
    unsafe {
        let read_to_nul = |text: &[u8]| read_text(text.as_ptr().cast(), GRZ_TO_NUL).map(|text| text.len());
        assert_eq!(read_to_nul(&longest), Ok(GRZ_MAX_INPUT as usize));
        longest[GRZ_MAX_INPUT as usize] = b'a';
        assert_eq!(read_to_nul(&longest), Err(GRZ_E_LIMIT));
        assert_eq!(read_text(b"two\0words".as_ptr().cast(), 9).err(), Some(GRZ_E_TEXT));
    }
}

#[test]
fn sizes_that_a_struct_has_had_are_known_and_no_others() {
    for size in 0..40 {
        assert_eq!(known_size::<Grown>(size).is_ok(), [8, 12, 16].contains(&size), "{size}");
    }
    assert_eq!(known_size::<Grown>(16 | 1 << 31), Err(GRZ_E_STRUCT_SIZE));
}

/// What the caller's struct lacks is 0, whatever lies behind it.
#[test]
fn an_earlier_struct_is_read_as_far_as_it_goes() {
    for (size, expected) in [(8, [1, 0, 0]), (12, [1, 2, 0]), (16, [1, 2, 3])] {
        // SAFETY: it is on the stack, and no smaller than it says.
        let value = unsafe { read(&Grown { struct_size: size, ..FULL }) }.unwrap();
        let [first, second, third] = expected;
        assert_eq!(value, Grown { struct_size: 16, first, second, third });
    }
}

/// As many bytes are written as the caller's struct has, and its own size stays in it.
#[test]
fn an_earlier_struct_is_written_as_far_as_it_goes() {
    for (size, expected) in [(8, [8, 1, CANARY, CANARY]), (12, [12, 1, 2, CANARY]), (16, [16, 1, 2, 3])] {
        let mut memory = [size, CANARY, CANARY, CANARY];
        // SAFETY: it is on the stack, and no smaller than it says.
        unsafe { OutStruct::<Grown>::new(memory.as_mut_ptr().cast(), Place::NOWHERE) }.unwrap().put(FULL);
        assert_eq!(memory, expected);
    }
}

/// The caller's size is how far the items of an array lie apart.
#[test]
fn arrays_of_earlier_structs_have_their_own_stride() {
    for size in [8, 12, 16] {
        let words = size / 4;
        let (mut memory, mut needed) = ([CANARY; 16], 0);
        let other = Grown { first: 7, ..FULL };
        // SAFETY: there is room for three items of 16 bytes.
        let status =
            unsafe { answer_structs(memory.as_mut_ptr().cast(), size, 3, &mut needed, || Ok(vec![FULL, other])) };
        assert_eq!((status, needed), (GRZ_OK, 2));
        for (place, first) in [1, 7].into_iter().enumerate() {
            let whole = [size, first, 2, 3];
            let words = words as usize;
            assert_eq!(memory[place * words..][..words], whole[..words]);
        }
        assert!(memory[2 * words as usize..].iter().all(|&word| word == CANARY), "nothing behind the last");
    }
}

/// Neither more nor fewer than there are, and nothing unless there is room for all.
#[test]
fn lists_are_written_as_long_as_they_are() {
    for capacity in 0..6 {
        let (mut memory, mut needed) = ([CANARY; 8], 0);
        // SAFETY: there is room for more.
        let buffer = unsafe { Buffer::new(memory.as_mut_ptr(), capacity, &mut needed, Place::NOWHERE) }.unwrap();
        let filled = buffer.fill(&[1, 2, 3, 4]);
        assert_eq!((filled.is_ok(), needed), (capacity >= 4, 4));
        let expected = if capacity >= 4 { [1, 2, 3, 4] } else { [CANARY; 4] };
        assert_eq!((&memory[..4], &memory[4..]), (&expected[..], &[CANARY; 4][..]));
    }
    let mut memory = [CANARY; 4];
    // SAFETY: there is room for more.
    let mut row = unsafe { Row::new(memory.as_mut_ptr(), 2, Place::NOWHERE) }.unwrap();
    (0..4).for_each(|place| row.put(place, 9));
    assert_eq!(memory, [9, 9, CANARY, CANARY]);
}

#[test]
fn texts_are_written_with_one_nul() {
    let (mut memory, mut needed) = ([7_u8; 8], 0);
    // SAFETY: there is room for more.
    let buffer = unsafe { Buffer::text(memory.as_mut_ptr().cast(), 5, &mut needed, Place::NOWHERE) }.unwrap();
    assert!(buffer.fill_text("four").is_ok());
    assert_eq!((needed, memory), (5, *b"four\0\x07\x07\x07"));
    assert!(buffer.fill_text("fiver").is_err());
    assert_eq!((needed, memory), (6, *b"four\0\x07\x07\x07"));
}

/// Cut between two letters, whatever their bytes.
#[test]
fn a_long_message_ends_with_a_nul() {
    for letters in ["a", "é", "…"] {
        let message = Failure::reported(GRZ_E_VALUE, letters.repeat(MESSAGE)).to_c().message;
        assert_eq!(message[MESSAGE - 1], 0, "{letters}");
        let end = message.iter().position(|&byte| byte == 0).unwrap();
        assert!(end + letters.len() >= MESSAGE, "{letters}: as many as there is room for");
        assert_eq!(std::str::from_utf8(&message[..end]), Ok(letters.repeat(end / letters.len()).as_str()));
    }
}

#[test]
fn outputs_that_share_memory_are_refused() {
    let mut memory = [0_u32; 4];
    let at = memory.as_mut_ptr();
    // SAFETY: all of it is on the stack.
    unsafe {
        assert_eq!(Buffer::new(at, 4, at.add(3), Place::NOWHERE).err(), Some(GRZ_E_OVERLAP));
        assert!(Buffer::new(at, 3, at.add(3), Place::NOWHERE).is_ok());
        // What has no room is written nowhere.
        assert!(
            Buffer::new(at, 4, at.add(1), Place::NOWHERE).is_err() && Buffer::new(at, 0, at, Place::NOWHERE).is_ok()
        );
        assert!(Buffer::text(at.cast::<c_char>().add(1), 0, at, Place::NOWHERE).is_ok());
    }
}

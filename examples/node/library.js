// The functions of the C library, as the header declares them: `library.grz_abi()`. Nothing of C is hidden here;
// grizzled.js is made of it.

import { fileURLToPath } from 'node:url';
import path from 'node:path';
import koffi from 'koffi';
import { readHeader } from './header.js';

const header = process.env.GRIZZLED_HEADER ?? fileURLToPath(new URL('../../include/grizzled.h', import.meta.url));
const { constants, structs, functions } = readHeader(header);

export { constants };

// By their names, so that the prototypes below find them.
for (const [name, fields] of structs) {
  const members = Object.entries(fields).map(([field, [type, length]]) => [field, length ? koffi.array(type, length) : type]);
  koffi.struct(name, Object.fromEntries(members));
}

function fileName() {
  switch (process.platform) {
    case 'win32': return 'grizzled.dll';
    case 'darwin': return 'libgrizzled.dylib';
    default: return `libgrizzled.so.${constants.ABI}`;
  }
}

// Without GRIZZLED_LIBRARY the system looks for it where it looks for all libraries.
const file = koffi.load(path.join(process.env.GRIZZLED_LIBRARY ?? '', fileName()));

export const library = {};
for (const [name, prototype] of functions) library[name] = file.func(prototype);

if (library.grz_check_abi(constants.ABI, constants.FINGERPRINT) !== constants.OK) {
  throw new Error(`${header} and the library are not of the same version`);
}

export const sizeOf = (type) => koffi.sizeof(type);

// Memory for structs of which each knows its size.
export function room(type, count = 1) {
  const size = koffi.sizeof(type);
  const memory = Buffer.alloc(size * count);
  for (let at = 0; at < memory.length; at += size) koffi.encode(memory, at, 'uint32_t', size);
  return memory;
}

// The struct that lies in memory, as an object.
export const read = (memory, type, place = 0) => koffi.decode(memory, place * koffi.sizeof(type), type);

// An object as a struct, to be given to a call. Fields that are left out are 0.
export const written = (object, type) => ({ ...object, struct_size: koffi.sizeof(type) });

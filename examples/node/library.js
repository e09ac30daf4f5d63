// The functions of the C library, as the header declares them: `library.grz_abi()`. Nothing of C is hidden here;
// grizzled.js is made of it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import koffi from 'koffi';
import { readHeader } from './header.js';

// Beside this file where it is installed as a package, else where it lies in the repository.
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));
const packed = beside('grizzled.h');
const header = process.env.GRIZZLED_HEADER ?? (existsSync(packed) ? packed : beside('../../include/grizzled.h'));
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

// GRIZZLED_LIBRARY names its folder. Without it the library of the package is taken, or the system looks where it looks for all.
function libraryFile() {
  const name = fileName();
  const inPackage = beside(`native/${process.platform}-${process.arch}/${name}`);
  if (process.env.GRIZZLED_LIBRARY === undefined) return existsSync(inPackage) ? inPackage : name;
  return path.join(process.env.GRIZZLED_LIBRARY, name);
}

function load(file) {
  try {
    return koffi.load(file);
  } catch (error) {
    const system = `${process.platform}-${process.arch}`;
    throw new Error(`the library grizzled for ${system} is not there: name its folder in GRIZZLED_LIBRARY`, { cause: error });
  }
}

const file = load(libraryFile());

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

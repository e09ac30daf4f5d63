// Reads grizzled.h: its constants, structs and functions, in the form in which koffi wants them.

import { readFileSync } from 'node:fs';

const comments = /\/\*[^]*?\*\//g;
const onlyForCplusplus = /^#ifdef __cplusplus$[^]*?^#endif$/gm;
const directives = /^#.*$/gm;

// Names without GRZ_, such as BOT_CAREFUL. No constant needs more than a double holds.
function constantsOf(header) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const [, name, value] of header.matchAll(/^#define GRZ_(\w+) \(?(-?\d+)u?\)?$/gm)) {
    found[name] = Number(value);
  }
  return Object.freeze(found);
}

// name -> { field: [type, length of the array or undefined] }, in the order in which they build on each other.
function structsOf(declarations) {
  const found = new Map();
  for (const [, name, body] of declarations.matchAll(/typedef struct (\w+) \{([^}]*)\} \1;/g)) {
    const fields = {};
    for (const [, type, field, length] of body.matchAll(/(?:struct )?(\w+) (\w+)(?:\[(\d+)\])?;/g)) {
      fields[field] = [type, length && Number(length)];
    }
    found.set(name, fields);
  }
  return found;
}

function functionsOf(declarations) {
  const found = new Map();
  for (const [prototype, name] of declarations.matchAll(/^\w[\w ]*[ *](grz_\w+)\([^)]*\);/gm)) {
    found.set(name, prototype.replace(/\s+/g, ' ').replace(/;$/, ''));
  }
  return found;
}

export function readHeader(path) {
  const header = readFileSync(path, 'utf8').replace(/\r\n/g, '\n').replace(comments, '');
  const declarations = header.replace(onlyForCplusplus, '').replace(directives, '');
  const constants = constantsOf(header);
  if (constants.ABI === undefined || constants.FINGERPRINT === undefined) {
    throw new Error(`${path} is not the header of grizzled`);
  }
  return { constants, structs: structsOf(declarations), functions: functionsOf(declarations) };
}

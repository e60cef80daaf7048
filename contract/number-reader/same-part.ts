import { dashes } from "./fold-number.ts"

const plain = /^[!-~]*$/u
const dash = new RegExp(`[${dashes}]`, "gu")

/**
 * Returns the normal form of a part number; parts whose numbers have the same are one part. By Unicode: NFKC, without
 * invisible characters (`Cf`) and white space, every dash as `-`, without case.
 */
export function samePartKey(number: string): string {
  // Most numbers; the code below takes ten times as long.
  if (plain.test(number)) return number.toLowerCase()
  return number
    .normalize("NFKC")
    .replace(/[\p{Cf}\s]+/gu, "")
    .replace(dash, "-")
    .toLowerCase()
    .normalize("NFKC")
}

/** Returns the key of numbers that differ in dashes, dots and slashes only, which may be one part or several. */
export const nearPartKey = (number: string): string => samePartKey(number).replace(/[-./\\]+/gu, "")

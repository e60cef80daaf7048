import type { NearReason } from "#contract/near-part.ts"

/** Returns how the text between two indexes becomes another by one edit; null where that takes none or more. */
export function editAt(text: string, begin: number, end: number, key: string): NearReason | null {
  const { length } = key
  const longer = end - begin - length
  if (longer > 1 || longer < -1) return null
  let start = 0
  while (start < length && text.charCodeAt(begin + start) === key.charCodeAt(start)) start++
  let rest = 0
  while (rest < length - start && text.charCodeAt(end - 1 - rest) === key.charCodeAt(length - 1 - rest)) rest++
  const left = length - start - rest
  if (left > 2) return null
  if (longer !== 0) return left <= 1 && longer + left <= 1 ? "length" : null
  if (left !== 2) return left === 1 ? "different" : null
  const isSwap = key[start] === text[begin + start + 1] && key[start + 1] === text[begin + start]
  return isSwap ? "swapped" : null
}

/** Returns whether two words differ by one edit: a replaced, added or removed character, or two swapped ones. */
export const isOneEdit = (first: string, second: string): boolean => editAt(first, 0, first.length, second) !== null

/**
 * Returns a bit for each character of a text that may be in it, by which most words are told apart without reading them.
 * "e" has none, because it is all that two spellings of an umlaut differ in.
 */
export function signatureOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) if (text[at] !== "e") bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

/** Returns whether texts with these signatures may differ by one edit, which changes two bits at most. */
export function mayBeOneEdit(first: number, second: number): boolean {
  const bits = first ^ second
  const others = bits & (bits - 1)
  return (others & (others - 1)) === 0
}

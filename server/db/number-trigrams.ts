/**
 * Returns the trigrams of a folded number as words of the index: its beginning (`^l`, `^l3`) and three characters each
 * (`=l31`), in order, so that a phrase of trigrams is a segment of a number. Empty for an empty number.
 */
export function numberTrigrams(number: string): string {
  return number === "" ? "" : [...beginnings(number), ...triples(number)].join(" ")
}

/** Returns the phrase of trigrams that matches numbers which contain or begin with a text. */
export const segmentsOf = (text: string, how: "contains" | "begins"): string =>
  [...(how === "begins" ? beginnings(text).slice(-1) : []), ...triples(text)].join(" ")

/** Returns the characters of a number; the string itself unless it contains surrogate pairs. */
const characters = (text: string): readonly string[] | string => (/^[ -~]*$/u.test(text) ? text : Array.from(text))

function beginnings(number: string): string[] {
  const { 0: first = "", 1: second } = characters(number)
  return second === undefined ? [`^${first}`] : [`^${first}`, `^${first}${second}`]
}

function triples(number: string): string[] {
  const all = characters(number)
  const trigrams: string[] = []
  for (let index = 2; index < all.length; index++) trigrams.push(`=${all[index - 2]}${all[index - 1]}${all[index]}`)
  return trigrams
}

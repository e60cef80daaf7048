// Characters confused on a worn plate or in a copied list, folded: O and 0, I or l and 1, S and 5, B and 8.
const alike: Record<string, readonly string[]> = {
  o: ["0"],
  "0": ["o"],
  i: ["1", "l"],
  l: ["1", "i"],
  "1": ["i", "l"],
  s: ["5"],
  "5": ["s"],
  b: ["8"],
  "8": ["b"],
}
// Bounds the look-ups caused by one wrong number.
const maxGuesses = 40

/**
 * Returns the folded numbers that `key` may be misread from, at most `most`: one character, one or two kinds
 * everywhere, each O and one character, two characters.
 */
export function guessNumbers(key: string, most = maxGuesses): string[] {
  const swaps = Array.from(key).flatMap((character, at) =>
    (alike[character] ?? []).map((other) => ({ character, at, other })),
  )
  const kinds = [...new Map(swaps.map(({ character, other }) => [character + other, { character, other }])).values()]
  const replaceAt = (text: string, { at, other }: { at: number; other: string }) =>
    text.slice(0, at) + other + text.slice(at + 1)
  const guesses = new Set<string>()
  for (const swap of swaps) guesses.add(replaceAt(key, swap))
  for (const [index, { character, other }] of kinds.entries()) {
    const replaced = key.replaceAll(character, other)
    guesses.add(replaced)
    for (const second of kinds.slice(index + 1))
      if (second.character !== character && second.character !== other)
        guesses.add(replaced.replaceAll(second.character, second.other))
  }
  // O for 0 is the usual misreading, and often comes with another.
  for (const { character, other } of kinds.filter((kind) => kind.character === "o"))
    for (const swap of swaps)
      if (swap.character !== character) guesses.add(replaceAt(key, swap).replaceAll(character, other))
  for (const [index, one] of swaps.entries())
    for (const second of swaps.slice(index + 1))
      if (second.at !== one.at) guesses.add(replaceAt(replaceAt(key, one), second))
  guesses.delete(key)
  return [...guesses].slice(0, most)
}

// Characters confused on a worn plate or in a copied list, folded: O and 0, I or l and 1, S and 5, B and 8; Cyrillic
// letters typed for the figure that they look like.
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
  з: ["3"],
  ч: ["4"],
  б: ["6"],
}
// Bounds the look-ups caused by one wrong number.
const maxGuesses = 40
// Longer ones are no part numbers; their guesses would only cost time.
const maxLength = 30

interface Swap {
  character: string
  at: number
  other: string
}

/**
 * Returns the folded numbers that `key` may be misread from, at most `most`: one character, one or two kinds
 * everywhere, each O and one character, two characters. None for a key of more than 30 characters.
 */
export function guessNumbers(key: string, most = maxGuesses): string[] {
  const guesses = new Set<string>()
  if (key.length > maxLength) return []
  for (const guess of misreadings(key)) {
    if (guesses.size >= most) break
    if (guess !== key) guesses.add(guess)
  }
  return [...guesses]
}

/** Yields the misreadings of a folded number one by one, the likeliest first: there are many more than are looked up. */
function* misreadings(key: string): Generator<string> {
  const swaps = Array.from(key).flatMap((character, at) =>
    (alike[character] ?? []).map((other): Swap => ({ character, at, other })),
  )
  const kinds = [...new Map(swaps.map(({ character, other }) => [character + other, { character, other }])).values()]
  for (const swap of swaps) yield replaceAt(key, swap)
  for (const [index, { character, other }] of kinds.entries()) {
    const replaced = key.replaceAll(character, other)
    yield replaced
    for (const second of kinds.slice(index + 1))
      if (second.character !== character && second.character !== other)
        yield replaced.replaceAll(second.character, second.other)
  }
  // O for 0 is the usual misreading, and often comes with another.
  for (const { character, other } of kinds.filter((kind) => kind.character === "o"))
    for (const swap of swaps) if (swap.character !== character) yield replaceAt(key, swap).replaceAll(character, other)
  for (const [index, first] of swaps.entries())
    for (const second of swaps.slice(index + 1))
      if (second.at !== first.at) yield replaceAt(replaceAt(key, first), second)
}

const replaceAt = (text: string, { at, other }: Swap) => text.slice(0, at) + other + text.slice(at + 1)

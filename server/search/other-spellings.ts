import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { otherLayouts } from "./keyboard-layouts.ts"

// As a number is said over the telephone and written down by ear.
const phonetic = new Map<string, string>([
  ...Array.from("абвгдезийклмнопрстуфхцыэю", (letter, at): [string, string] => [
    letter,
    "abvgdezijklmnoprstufhcyeu".charAt(at),
  ]),
  ["ш", "sh"],
  ["я", "ya"],
])

/** Returns what a number written with Cyrillic letters by ear, or on another keyboard layout, folds to. */
export function otherSpellings(number: string): string[] {
  const byEar = (text: string) => text.toLowerCase().replace(/[а-я]/gu, (letter) => phonetic.get(letter) ?? letter)
  const spellings = [
    // Letters that look Latin are Latin already in the folded number.
    byEar(foldNumber(number)),
    ...[byEar(number), ...otherLayouts(number)].map(foldNumber),
  ]
  return [...new Set(spellings)].filter((key) => key !== foldNumber(number) && /^[a-z0-9]*\d[a-z0-9]*$/u.test(key))
}

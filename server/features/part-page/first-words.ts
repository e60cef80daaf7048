import type { Language } from "#contract/language.ts"

/** How descriptions name a stage. */
const stagePatterns: Record<Language, RegExp> = {
  de: /\bstufe (\d{1,2})\b/iu,
  en: /\bstage (\d{1,2})\b/iu,
  ru: /(?:ступень (\d{1,2})(?!\d)|(?<!\d)(\d{1,2})-я ступень)/iu,
}

export interface FirstWords {
  /** What stands before the stage, or before the first comma where none is named. */
  head: string
  /** The same as it is written, with the comma behind it, which the index takes for a part of the word. */
  written: string
  stage: number | null
}

/** Returns the words that descriptions of one kind of part share; null for a text that is one word of its own or none. */
export function firstWords(text: string, language: Language): FirstWords | null {
  const match = stagePatterns[language].exec(text)
  const end = match ? match.index : text.indexOf(",")
  const head = text.slice(0, Math.max(0, end)).replace(/[\s,;:–-]+$/u, "")
  const written = text.slice(0, match ? end : end + 1).trim()
  if (!/\p{L}{3}/u.test(head)) return null
  return { head, written, stage: match ? Number(match[1] ?? match[2]) : null }
}

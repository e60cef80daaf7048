import type { Language } from "#contract/language.ts"

/** Patterns of stages in descriptions. */
const stagePatterns: Record<Language, RegExp> = {
  de: /\bstufe (\d{1,2})\b/iu,
  en: /\bstage (\d{1,2})\b/iu,
  ru: /(?:ступень (\d{1,2})(?!\d)|(?<!\d)(\d{1,2})-я ступень)/iu,
}

export interface FirstWords {
  /** Text before the stage, or before the first comma without one. */
  head: string
  /** The same as written, with the following comma, which the index treats as part of the word. */
  written: string
  stage: number | null
}

/** Returns the words that descriptions of one kind of part share; null for a text of one word or none. */
export function firstWords(text: string, language: Language): FirstWords | null {
  const match = stagePatterns[language].exec(text)
  const end = match ? match.index : text.indexOf(",")
  const head = text.slice(0, Math.max(0, end)).replace(/[\s,;:–-]+$/u, "")
  const written = text.slice(0, match ? end : end + 1).trim()
  if (!/\p{L}{3}/u.test(head)) return null
  return { head, written, stage: match ? Number(match[1] ?? match[2]) : null }
}

import type { Language } from "#contract/language.ts"
import { isLanguage } from "#contract/language.ts"
import { entriesOf, readEntry, removeEntry, writeEntry } from "../editor/unsaved-input.ts"

/** Unsent reply to an inquiry. */
export interface WrittenAnswer {
  kind: "out" | "note"
  language: Language
  text: string
  /** Further addresses, separated by commas. */
  cc: string
}

type StoredAnswer = Omit<WrittenAnswer, "cc"> & { cc?: string }

const isAnswer = (value: unknown): value is StoredAnswer => {
  if (typeof value !== "object" || value === null) return false
  const { kind, language, text, cc = "" } = value as Record<string, unknown>
  const isKind = kind === "out" || kind === "note"
  return isKind && isLanguage(String(language)) && typeof text === "string" && typeof cc === "string"
}

const entryOf = (id: number) => `${entriesOf("request", id)}answer`

/** Returns the unsent answer to an inquiry on this device; null without one. */
export function readAnswer(id: number): WrittenAnswer | null {
  const stored = readEntry(localStorage, entryOf(id), isAnswer)?.content
  return stored ? { cc: "", ...stored } : null
}

/** Forgets what was being written about an inquiry that is gone. */
export const forgetAnswer = (id: number): void => removeEntry(localStorage, entryOf(id))

/** Keeps what is being written, or forgets it when the text is empty. */
export function keepAnswer(id: number, answer: WrittenAnswer): void {
  if (answer.text.trim() === "") removeEntry(localStorage, entryOf(id))
  else writeEntry(localStorage, entryOf(id), { savedAt: new Date().toISOString(), content: answer })
}

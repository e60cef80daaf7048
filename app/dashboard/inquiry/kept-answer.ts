import type { Language } from "#contract/language.ts"
import { isLanguage } from "#contract/language.ts"
import { entriesOf, readEntry, removeEntry, writeEntry } from "../editor/unsaved-input.ts"

export const answerKinds = ["out", "note"] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Unsent reply to an inquiry, or note on it. */
export interface WrittenAnswer {
  kind: AnswerKind
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

const entryOf = (id: number, kind: AnswerKind) => `${entriesOf("request", id)}${kind === "note" ? "note" : "answer"}`

/** Returns the unsent reply to an inquiry, or note on it, on this device; null without one. */
export function readAnswer(id: number, kind: AnswerKind): WrittenAnswer | null {
  const stored = readEntry(localStorage, entryOf(id, kind), isAnswer)?.content
  return stored?.kind === kind ? { cc: "", ...stored } : null
}

/** Forgets what was being written about an inquiry that is gone. */
export function forgetAnswers(id: number): void {
  for (const kind of answerKinds) removeEntry(localStorage, entryOf(id, kind))
}

/** Keeps what is being written, or forgets it when the text is empty. */
export function keepAnswer(id: number, answer: WrittenAnswer): void {
  const entry = entryOf(id, answer.kind)
  if (answer.text.trim() === "") removeEntry(localStorage, entry)
  else writeEntry(localStorage, entry, { savedAt: new Date().toISOString(), content: answer })
}

import type { Language } from "#contract/language.ts"
import { isLanguage } from "#contract/language.ts"
import { entriesOf, readEntry, removeEntry, writeEntry } from "../editor/unsaved-input.ts"

export const answerKinds = ["out", "call", "note"] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Texts of an unsent reply to an inquiry, or of a note on it. */
export interface AnswerTexts {
  kind: AnswerKind
  language: Language
  text: string
  /** Recipient; "" for the address of the inquiry. */
  to: string
  /** Further addresses, separated by commas. */
  cc: string
}

interface KeptAnswer {
  texts: AnswerTexts
  /** Idempotency key under which it may have been sent already. */
  key: string | undefined
}

/** Storage of the browser. */
export type Device = Parameters<typeof removeEntry>[0]
type StoredAnswer = Omit<AnswerTexts, "to" | "cc"> & { to?: string; cc?: string; key?: string }

const isAnswer = (value: unknown): value is StoredAnswer => {
  if (typeof value !== "object" || value === null) return false
  const { kind, language, text, to = "", cc = "", key = "" } = value as Record<string, unknown>
  const isKind = answerKinds.some((name) => name === kind)
  return isKind && isLanguage(String(language)) && [text, to, cc, key].every((value) => typeof value === "string")
}

const entryOf = (id: number, kind: AnswerKind) => `${entriesOf("request", id)}${kind === "out" ? "answer" : kind}`

/** Returns the unsent reply to an inquiry, or note on it, on this device; null without one. */
export function readAnswer(device: Device, id: number, kind: AnswerKind): KeptAnswer | null {
  const stored = readEntry(device, entryOf(id, kind), isAnswer)?.content
  if (stored?.kind !== kind) return null
  const { key, to = "", cc = "", ...texts } = stored
  return { texts: { ...texts, to, cc }, key }
}

/** Keeps what is being written, or forgets it when empty; false when the browser has no space or refuses. */
export function keepAnswer(
  device: Device,
  id: number,
  { kind, language, text, to, cc }: Omit<AnswerTexts, "language"> & { language: Language | null },
  key: string,
): boolean {
  const entry = entryOf(id, kind)
  const savedAt = new Date().toISOString()
  if (text.trim() !== "") return writeEntry(device, entry, { savedAt, content: { kind, language, text, to, cc, key } })
  removeEntry(device, entry)
  return true
}

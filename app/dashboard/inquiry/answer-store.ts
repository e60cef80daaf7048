import type { Language } from "#contract/language.ts"
import { listEmails } from "#contract/email-constants.ts"
import { createListeners } from "../ui/listeners.ts"
import { type AnswerKind, type AnswerTexts, type Device, answerKinds, keepAnswer, readAnswer } from "./kept-answer.ts"

/** Reply to an inquiry, or note on it, with its attachments. */
export interface WrittenAnswer extends AnswerTexts {
  files: readonly File[]
}

/** What is written in the form; `language` null for that of the inquiry. */
type InForm = Omit<WrittenAnswer, "language"> & { language: Language | null }

export interface AnswerSlot {
  written: InForm
  /** Taken out of the form and on its way to the server; null when nothing is. */
  sending: WrittenAnswer | null
  /** Idempotency key: stays until the server has stored an answer, so that every further try stores one at most. */
  key: string
  /** Error of the last try; null without one. */
  failure: unknown
  /** Whether the device keeps the texts. Attachments stay in memory only. */
  isKept: boolean
}

/** Puts an answer that comes back before what was typed meanwhile, so that typing goes on at the end. */
function join(back: WrittenAnswer, typed: InForm): WrittenAnswer {
  const isTyped = typed.text.trim() !== ""
  const copies = [back.cc, typed.cc].flatMap(listEmails)
  return {
    kind: back.kind,
    language: (isTyped && typed.language) || back.language,
    text: isTyped ? [back.text.trimEnd(), typed.text].filter(Boolean).join("\n\n") : back.text,
    to: typed.to || back.to,
    cc: typed.cc.trim() === "" ? back.cc : [...new Set(copies)].join(", "),
    files: [...back.files, ...typed.files],
  }
}

/**
 * Holds what is written about each inquiry, outside the form that shows it: a reply on its way, or one that comes back,
 * outlives the form. Texts are kept on the device with each change.
 */
export function createAnswerStore(device: () => Device) {
  const slots = new Map<string, AnswerSlot>()
  /** Kind shown by the form of each open inquiry. */
  const shown = new Map<number, AnswerKind>()
  const { subscribe, notify } = createListeners()
  const nameOf = (id: number, kind: AnswerKind) => `${id} ${kind}`

  const read = (id: number, kind: AnswerKind): AnswerSlot => {
    const current = slots.get(nameOf(id, kind))
    if (current) return current
    const kept = readAnswer(device(), id, kind)
    const slot: AnswerSlot = {
      written: { kind, language: null, text: "", to: "", cc: "", ...kept?.texts, files: [] },
      sending: null,
      key: kept?.key ?? crypto.randomUUID(),
      failure: null,
      isKept: true,
    }
    slots.set(nameOf(id, kind), slot)
    return slot
  }
  const set = (id: number, kind: AnswerKind, part: Partial<AnswerSlot>) => {
    const slot = { ...read(id, kind), ...part }
    const { written, sending, key } = slot
    // Until the server has confirmed it, what is on its way is kept as if it were still in the form.
    const isKept = keepAnswer(device(), id, sending ? join(sending, written) : written, key)
    slots.set(nameOf(id, kind), { ...slot, isKept })
    notify()
  }
  const isUnkept = ({ written, sending, isKept }: AnswerSlot) => written.files.length > 0 || sending !== null || !isKept

  return {
    subscribe,
    read,
    change: (id: number, kind: AnswerKind, part: Partial<WrittenAnswer>) =>
      set(id, kind, { written: { ...read(id, kind).written, ...part } }),
    /** Takes an answer out of the form to send it; false while another one is on its way. */
    begin: (id: number, answer: WrittenAnswer): boolean => {
      const { kind, language } = answer
      if (read(id, kind).sending) return false
      set(id, kind, {
        sending: answer,
        written: { kind, language, text: "", to: "", cc: "", files: [] },
        failure: null,
      })
      return true
    },
    /** The server has stored what was on its way. */
    succeed: (id: number, kind: AnswerKind) => set(id, kind, { sending: null, key: crypto.randomUUID() }),
    /** Puts what was on its way back into the form; `isKeyUsed` when the server has stored an earlier one instead. */
    fail: (id: number, kind: AnswerKind, failure: unknown, isKeyUsed = false) => {
      const { sending, written, key } = read(id, kind)
      if (!sending) return
      const back = join(sending, written)
      set(id, kind, { sending: null, written: back, failure, key: isKeyUsed ? crypto.randomUUID() : key })
    },
    /** Puts an answer into the form, also into one that is closed or opened anew. */
    putBack: (id: number, answer: WrittenAnswer) => {
      if (shown.has(id)) shown.set(id, answer.kind)
      set(id, answer.kind, { written: join(answer, read(id, answer.kind).written) })
    },
    /** The form of an inquiry is open; returns the function that closes it. */
    show: (id: number, kind: AnswerKind) => {
      shown.set(id, kind)
      notify()
      return () => {
        shown.delete(id)
        // Read from the device again when it is next opened: another tab may have written there.
        for (const kind of answerKinds) {
          const slot = read(id, kind)
          if (!isUnkept(slot) && slot.failure === null) slots.delete(nameOf(id, kind))
        }
      }
    },
    choose: (id: number, kind: AnswerKind) => {
      shown.set(id, kind)
      notify()
    },
    shownKind: (id: number): AnswerKind | undefined => shown.get(id),
    /** Forgets what was written about an inquiry. */
    forget: (id: number) => {
      for (const kind of answerKinds)
        set(id, kind, { written: { kind, language: null, text: "", to: "", cc: "", files: [] }, failure: null })
    },
    /** Returns whether something would be lost with the document. */
    hasUnkept: (): boolean => [...slots.values()].some(isUnkept),
  }
}

export const answers = createAnswerStore(() => localStorage)

import { useEffect, useState, useSyncExternalStore } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { type AnswerSlot, type WrittenAnswer, answers } from "./answer-store.ts"
import type { AnswerKind } from "./kept-answer.ts"

/** Returns what is written about an inquiry, of one kind. */
export const useAnswerSlot = (id: number, kind: AnswerKind): AnswerSlot =>
  useSyncExternalStore(answers.subscribe, () => answers.read(id, kind))

/** Reply, call and note being written about an inquiry, each with its own text and attachments. */
export function useWrittenAnswers({ id, lang, email }: Pick<Inquiry, "id" | "lang" | "email">) {
  const slots = { out: useAnswerSlot(id, "out"), call: useAnswerSlot(id, "call"), note: useAnswerSlot(id, "note") }
  const [first] = useState<AnswerKind>(() =>
    isEmpty(slots.out) && (email === "" || !isEmpty(slots.note)) ? "note" : "out",
  )
  const kind = useSyncExternalStore(answers.subscribe, () => answers.shownKind(id)) ?? first
  useEffect(() => answers.show(id, first), [id, first])
  const { written, sending, failure, isKept } = slots[kind]
  const answer: WrittenAnswer = { ...written, language: written.language ?? lang }
  return {
    answer,
    isSending: sending !== null,
    failure,
    isKept,
    setKind: (chosen: AnswerKind) => answers.choose(id, chosen),
    change: (part: Partial<WrittenAnswer>) => answers.change(id, kind, { language: answer.language, ...part }),
  }
}

export const isEmpty = ({ written }: AnswerSlot): boolean => written.text.trim() === "" && written.files.length === 0

/** Returns whether something is written about an inquiry that others may want to wait for. */
export const useHasDraft = (id: number): boolean =>
  [useAnswerSlot(id, "out"), useAnswerSlot(id, "call")].some((slot) => !isEmpty(slot))

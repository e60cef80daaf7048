import { useRef, useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { useKeepTyped } from "../editor/use-keep-typed.ts"
import { useShell } from "../ui/shell-context.tsx"
import { type AnswerKind, type WrittenAnswer, answerKinds, keepAnswer, readAnswer } from "./kept-answer.ts"

/** Reply and note being written about an inquiry, each with its own text, kept on this device. */
export function useWrittenAnswers({ id, lang, email }: Pick<Inquiry, "id" | "lang" | "email">) {
  const { leaving } = useShell()
  const [answers, setAnswers] = useState(() => {
    const start = (kind: AnswerKind): WrittenAnswer =>
      readAnswer(id, kind) ?? { kind, language: lang, text: "", cc: "" }
    return { out: start("out"), note: start("note") }
  })
  const [kind, setKind] = useState<AnswerKind>(() =>
    answers.out.text === "" && (email === "" || answers.note.text !== "") ? "note" : "out",
  )
  const kept = useRef(answers)
  useKeepTyped(answers, () => {
    if (leaving() === "forget") return
    // Only what was typed here: an answer sent from a former form may have been taken back meanwhile.
    for (const one of answerKinds) if (answers[one] !== kept.current[one]) keepAnswer(id, answers[one])
    kept.current = answers
  })
  return {
    answer: answers[kind],
    setKind,
    change: (of: AnswerKind, part: Partial<WrittenAnswer>) =>
      setAnswers((all) => ({ ...all, [of]: { ...all[of], ...part } })),
    /** Puts an answer into the form, after what is being written there. */
    takeUp: (written: WrittenAnswer) => {
      setKind(written.kind)
      setAnswers((all) => {
        const text = [all[written.kind].text.trimEnd(), written.text].filter(Boolean).join("\n\n")
        return { ...all, [written.kind]: { ...written, text } }
      })
    },
  }
}

import { useRef, useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { type WrittenAnswer, keepAnswer } from "./kept-answer.ts"

interface SendOptions {
  /** Last message shown. */
  seen: number
  onChanged: () => Promise<void>
  /** Called with an answer that was taken back, to be edited. */
  onTakenBack: (answer: WrittenAnswer) => void
  /** Called once an answer is stored, before the thread is loaded again. */
  onSent: (answer: WrittenAnswer) => void
}

/** Sends an answer, which can be taken back for some seconds, or stores a note. */
export function useSendAnswer({ id, reference }: Inquiry, { seen, onChanged, onTakenBack, onSent }: SendOptions) {
  const { common } = useDashboardTexts()
  const desk = useDeskTexts()
  const toast = useToast()
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  // The same text is sent once, whatever the number of clicks and retries.
  const key = useRef(crypto.randomUUID())
  const renewKey = () => {
    key.current = crypto.randomUUID()
  }
  const takeBack = async (message: number, written: WrittenAnswer) => {
    try {
      await callApi("DELETE /message/:id", { params: { id: message } })
      keepAnswer(id, written)
      onTakenBack(written)
      await onChanged()
    } catch (error) {
      toast({ text: isCode(error, "conflict") ? desk.tooLate : errorText(common, error), isError: true })
    }
  }
  const send = async (answer: WrittenAnswer, files: readonly File[], evenSo: boolean): Promise<void> => {
    setIsBusy(true)
    setFailure(null)
    try {
      const message = await callApi("POST /request/:id/message", {
        params: { id },
        ...bodyOf(answer, files, { after: seen, evenSo }),
        idempotencyKey: key.current,
      })
      keepAnswer(id, { ...answer, text: "" })
      renewKey()
      onSent(answer)
      const action = { label: desk.undo, run: () => void takeBack(message.id, answer) }
      if (answer.kind === "note") toast({ text: desk.noted, about: `answer-${id}` })
      else toast({ text: desk.leaves(reference), about: `answer-${id}`, action })
      await onChanged()
    } catch (error) {
      setFailure(error)
      if (isCode(error, "conflict")) await onChanged()
    } finally {
      setIsBusy(false)
    }
  }
  return { send, failure, isBusy, renewKey }
}

function bodyOf(answer: WrittenAnswer, files: readonly File[], { after, evenSo }: { after: number; evenSo: boolean }) {
  const { kind, text, language, cc } = answer
  const copies = kind === "note" ? [] : cc.split(/[\s,;]+/u).filter(Boolean)
  if (files.length === 0) return { json: { kind, text, lang: language, cc: copies, after, even_so: evenSo } }
  const form = new FormData()
  const fields = { kind, text, lang: language, cc: JSON.stringify(copies), after, even_so: evenSo }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const file of files) form.append("files", file)
  return { form }
}

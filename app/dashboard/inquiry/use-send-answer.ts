import type { Inquiry } from "#contract/inquiry.ts"
import { listEmails } from "#contract/email-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useShell } from "../ui/shell-context.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type WrittenAnswer, answers } from "./answer-store.ts"
import { isEarlierTry } from "./earlier-try.ts"

interface SendOptions {
  /** Last message shown. */
  seen: number
  onChanged: () => Promise<void>
}

/** Returns a function that sends an answer, which can be taken back for some seconds, or stores a note. */
export function useSendAnswer({ id, reference }: Inquiry, { seen, onChanged }: SendOptions) {
  const { common } = useDashboardTexts()
  const desk = useDeskTexts()
  const toast = useToast()
  const explain = useExplainFailure()
  const { leaving } = useShell()
  const takeBack = async (message: number, answer: WrittenAnswer): Promise<void> => {
    try {
      await callApi("DELETE /message/:id", { params: { id: message } })
    } catch (error) {
      if (isCode(error, "conflict")) return toast({ text: desk.tooLate, isError: true })
      // It is gone when the response to a former try was lost.
      if (!isCode(error, "not_found")) {
        const action = { label: common.tryAgain, run: () => void takeBack(message, answer) }
        return toast({ text: errorText(common, error), isError: true, about: `answer-${message}`, action })
      }
    }
    answers.putBack(id, answer)
    await onChanged()
  }
  /** Called also when the form is gone: another inquiry may be open by the time of the response. */
  const fail = (answer: WrittenAnswer, error: unknown) => {
    // Its texts are not to be kept on this device any more.
    if (leaving() === "forget") return
    answers.fail(id, answer.kind, error, isEarlierTry(error))
    if (answers.shownKind(id) === answer.kind) return
    const text = answer.kind === "out" ? desk.sendFailed(reference) : desk.noteFailed(reference)
    toast({ text: `${text} ${explain(error)}`, isError: true, about: `${answer.kind}-failed-${id}` })
  }
  const send = async (answer: WrittenAnswer, evenSo: boolean): Promise<void> => {
    const { key } = answers.read(id, answer.kind)
    if (!answers.begin(id, answer)) return
    try {
      const body = bodyOf(answer, { after: seen, evenSo })
      const message = await callApi("POST /request/:id/message", { params: { id }, ...body, idempotencyKey: key })
      answers.succeed(id, answer.kind)
      const action = { label: desk.undo, run: () => void takeBack(message.id, answer) }
      if (answer.kind !== "out")
        toast({ text: answer.kind === "call" ? desk.calledNoted : desk.noted, about: `note-${id}` })
      else toast({ text: desk.leaves(reference), about: `answer-${message.id}`, action })
    } catch (error) {
      fail(answer, error)
      if (!isCode(error, "conflict") && !isEarlierTry(error)) return
    }
    await onChanged()
  }
  return send
}

/** Returns the text of a failed try. */
export function useExplainFailure(): (failure: unknown) => string {
  const { inquiries: texts, common } = useDashboardTexts()
  const desk = useDeskTexts()
  return (failure) => {
    if (isEarlierTry(failure)) return desk.earlierTry
    const code = isCode(failure, "conflict") ? failure.problem.errors?.[0]?.code : undefined
    return code === "answered" ? desk.answered : code === "mail_off" ? texts.mailOff : errorText(common, failure)
  }
}

const copiesOf = ({ kind, cc }: WrittenAnswer) => (kind !== "out" ? [] : listEmails(cc))

function bodyOf(answer: WrittenAnswer, { after, evenSo }: { after: number; evenSo: boolean }) {
  const { kind, text, language, files } = answer
  const cc = copiesOf(answer)
  const to = kind !== "out" ? "" : answer.to.trim()
  const more = to === "" ? {} : { to }
  if (files.length === 0) return { json: { kind, text, lang: language, cc, after, even_so: evenSo, ...more } }
  const form = new FormData()
  const fields = { kind, text, lang: language, cc: JSON.stringify(cc), after, even_so: evenSo, ...more }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const file of files) form.append("files", file)
  return { form }
}

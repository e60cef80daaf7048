import { useQuery } from "@tanstack/react-query"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { languages } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { read } from "../api/read.ts"
import { FilterSelect } from "../list/filter-select.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { useShell } from "../shell/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { useToast } from "../ui/toasts.tsx"
import { fillTemplate, openPlaceholders } from "./fill-template.ts"
import { type WrittenAnswer, keepAnswer, readAnswer } from "./kept-answer.ts"

const keepAfterMs = 400

interface AnswerFormProps {
  inquiry: Inquiry
  /** The last message that is shown. */
  seen: number
  onWriting: (isWriting: boolean) => void
  onChanged: () => Promise<void>
}

/** Where an answer or a note is written; what is typed stays on this device until it is sent. */
export function AnswerForm({ inquiry, seen, onWriting, onChanged }: AnswerFormProps) {
  const { inquiries: texts, common } = useDashboardTexts()
  const desk = useDeskTexts()
  const toast = useToast()
  const { id, lang, email } = inquiry
  const [answer, setAnswer] = useState<WrittenAnswer>(
    () => readAnswer(id) ?? { kind: email === "" ? "note" : "out", language: lang, text: "" },
  )
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  // The same text is sent once, however often it is pressed or repeated.
  const idempotencyKey = useRef(crypto.randomUUID())
  const { kind, language, text } = answer
  const isNote = kind === "note"
  const open = isNote ? [] : openPlaceholders(text)
  const fault = useId()
  useEffect(() => {
    const timer = setTimeout(() => keepAnswer(id, answer), keepAfterMs)
    return () => clearTimeout(timer)
  }, [id, answer])
  const change = (part: Partial<WrittenAnswer>) => {
    const next = { ...answer, ...part }
    idempotencyKey.current = crypto.randomUUID()
    setAnswer(next)
    onWriting(next.text.trim() !== "")
  }
  const takeBack = async (message: number, written: WrittenAnswer) => {
    try {
      await callApi("DELETE /message/:id", { params: { id: message } })
      keepAnswer(id, written)
      setAnswer(written)
      await onChanged()
    } catch (error) {
      toast({ text: isCode(error, "conflict") ? desk.tooLate : errorText(common, error), isError: true })
    }
  }
  const send = async (evenSo: boolean) => {
    if (isBusy || text.trim() === "" || open.length > 0) return
    setIsBusy(true)
    setFailure(null)
    try {
      const message = await callApi("POST /request/:id/message", {
        params: { id },
        json: { kind, text, lang: language, after: seen, even_so: evenSo },
        idempotencyKey: idempotencyKey.current,
      })
      keepAnswer(id, { ...answer, text: "" })
      change({ text: "" })
      const action = { label: desk.undo, run: () => void takeBack(message.id, answer) }
      if (isNote) toast({ text: desk.noted, about: `answer-${id}` })
      else toast({ text: desk.leaves, about: `answer-${id}`, action })
      await onChanged()
    } catch (error) {
      setFailure(error)
      if (isCode(error, "conflict")) await onChanged()
    }
    setIsBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(false)
  }
  const code = isCode(failure, "conflict") ? failure.problem.errors?.[0]?.code : undefined
  return (
    <form className="answer-form" onSubmit={submit}>
      <div className="action-row">
        <SegmentedFilter
          label={desk.kind}
          value={kind}
          options={[
            { value: "out", label: desk.answer },
            { value: "note", label: desk.note },
          ]}
          onChoose={(chosen) => change({ kind: chosen })}
        />
        {!isNote && (
          <>
            <SegmentedFilter
              label={texts.columns.language}
              value={language}
              options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
              onChoose={(chosen) => change({ language: chosen })}
            />
            <TemplateSelect
              answer={answer}
              onText={(template) => {
                const filled = template
                change({ text: text.trim() === "" ? filled : `${text.trimEnd()}\n\n${filled}` })
              }}
              inquiry={inquiry}
            />
          </>
        )}
      </div>
      {!isNote && <p className="answer-to">{email === "" ? desk.noAddress : desk.to(email)}</p>}
      <textarea
        className="input"
        rows={8}
        aria-label={isNote ? desk.noteLabel : desk.answerLabel}
        aria-describedby={open.length > 0 ? fault : undefined}
        aria-invalid={open.length > 0 || undefined}
        lang={isNote ? undefined : language}
        maxLength={dashboardLimits.messageText}
        value={text}
        data-desk-key={isNote ? "n" : "r"}
        onChange={(event) => change({ text: event.target.value })}
      />
      {open.length > 0 && (
        <div id={fault}>
          <Notice tone="bad">{desk.open(open.join(", "))}</Notice>
        </div>
      )}
      {failure !== null && (
        <Notice tone="bad">
          {code === "answered" ? desk.answered : code === "mail_off" ? texts.mailOff : errorText(common, failure)}{" "}
          {code === "answered" && (
            <button type="button" className="text-button" onClick={() => void send(true)}>
              {desk.sendAnyway}
            </button>
          )}
        </Notice>
      )}
      <div className="action-row">
        <Button type="submit" busy={isBusy} aria-disabled={text.trim() === "" || open.length > 0 || undefined}>
          {isNote ? desk.keepNote : desk.send}
        </Button>
      </div>
    </form>
  )
}

interface TemplateSelectProps {
  answer: WrittenAnswer
  inquiry: Inquiry
  onText: (text: string) => void
}

/** Chooses a text for an answer, filled in with what is known. */
function TemplateSelect({ answer: { language }, inquiry, onText }: TemplateSelectProps) {
  const desk = useDeskTexts()
  const own = useDashboardLanguage()
  const { account, company } = useShell()
  const { data: templates = [] } = useQuery(read("GET /template"))
  const me = { name: account.name || account.login, company, signature: account[`signature_${language}`] }
  return (
    <FilterSelect
      label={desk.template}
      value=""
      options={[
        { value: "", label: desk.template },
        ...templates.map((template) => ({
          value: String(template.id),
          label: template[`title_${own}`] || template.title_de,
        })),
      ]}
      onChoose={(chosen) => {
        const template = templates.find(({ id }) => String(id) === chosen)
        if (template) onText(fillTemplate(template[`text_${language}`] || template.text_de, inquiry, me, language))
      }}
    />
  )
}

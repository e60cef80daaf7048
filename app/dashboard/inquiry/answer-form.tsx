import { useQuery } from "@tanstack/react-query"
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { languages } from "#contract/language.ts"
import { type Thread, answerSubject } from "#contract/message.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { read } from "../api/read.ts"
import { SegmentedFilter } from "../list/segments.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { AnswerCopies } from "./answer-copies.tsx"
import { AnswerFiles } from "./answer-files.tsx"
import { fillTemplate, markText, openPlaceholders, templateValues } from "./fill-template.ts"
import { type WrittenAnswer, answerKinds } from "./kept-answer.ts"
import { TemplatePicker } from "./template-picker.tsx"
import { useSendAnswer } from "./use-send-answer.ts"
import { useWrittenAnswers } from "./use-written-answers.ts"

interface AnswerFormProps {
  inquiry: Thread
  /** Last message shown. */
  seen: number
  /** A failed answer to be written again. */
  again: WrittenAnswer | null
  onWriting: (isWriting: boolean) => void
  onChanged: () => Promise<void>
}

/** Form for an answer or note; each has its own text, which stays on this device until sent. */
export function AnswerForm({ inquiry, seen, again, onWriting, onChanged }: AnswerFormProps) {
  const { inquiries: texts, common } = useDashboardTexts()
  const desk = useDeskTexts()
  const { account, company } = useShell()
  const { email, reference } = inquiry
  const { answer, setKind, change: write, takeUp } = useWrittenAnswers(inquiry)
  const [files, setFiles] = useState<Record<WrittenAnswer["kind"], readonly File[]>>({ out: [], note: [] })
  const { kind, language, text, cc } = answer
  const options = {
    seen,
    onChanged,
    onTakenBack: takeUp,
    onSent: (sent: WrittenAnswer) => {
      write(sent.kind, { text: "", cc: "" })
      setFiles((all) => ({ ...all, [sent.kind]: [] }))
      onWriting(false)
    },
  }
  // Each kind has its own progress and failure.
  const sending = { out: useSendAnswer(inquiry, options), note: useSendAnswer(inquiry, options) }
  const { send, failure, isBusy, renewKey } = sending[kind]
  const methods = useQuery({ ...read("GET /auth/methods"), staleTime: Number.POSITIVE_INFINITY })
  const picker = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const isNote = kind === "note"
  const open = isNote ? [] : openPlaceholders(text)
  const fault = useId()
  const change = (part: Partial<WrittenAnswer>) => {
    renewKey()
    write(kind, part)
    onWriting((part.text ?? text).trim() !== "")
  }
  const [shownAgain, setShownAgain] = useState(again)
  if (again !== shownAgain) {
    setShownAgain(again)
    if (again) takeUp(again)
  }
  const me = { name: account.name || account.login, company, signature: account[`signature_${language}`] }
  const values = templateValues(inquiry, me, language)
  const insert = (template: string) => {
    const filled = fillTemplate(template, values)
    change({ text: text.trim() === "" ? filled : `${text.trimEnd()}\n\n${filled}` })
    area.current?.focus()
  }
  const submit = (evenSo: boolean) => {
    if (!isBusy && text.trim() !== "" && open.length === 0) void send(answer, files[kind], evenSo)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart } = event.currentTarget
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(false)
    else if (event.key === "/" && !isNote && (selectionStart === 0 || text[selectionStart - 1] === "\n"))
      picker.current?.click()
    else return
    event.preventDefault()
  }
  const code = isCode(failure, "conflict") ? failure.problem.errors?.[0]?.code : undefined
  return (
    <form className={isNote ? "answer-form answer-note" : "answer-form"} onSubmit={onSubmit}>
      <div className="answer-head">
        <fieldset className="answer-kinds">
          <legend className="visually-hidden">{desk.kind}</legend>
          {answerKinds.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={kind === value}
              data-desk-key={value === "note" ? "n" : "r"}
              onClick={() => setKind(value)}
            >
              <Icon name={value === "note" ? "lock" : "left"} />
              {value === "note" ? desk.note : desk.answer}
            </button>
          ))}
        </fieldset>
        {!isNote && (
          <div className="answer-tools">
            <SegmentedFilter
              label={texts.columns.language}
              value={language}
              options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
              onChoose={(chosen) => change({ language: chosen })}
            />
            <TemplatePicker ref={picker} language={language} onText={insert} />
          </div>
        )}
      </div>
      {!isNote && (
        <p className="answer-to">
          {email === "" ? desk.noAddress : desk.to(email)}
          <span>{answerSubject(language, reference)}</span>
        </p>
      )}
      {!isNote && methods.data?.reset_by_mail === false && <Notice tone="info">{desk.cannotSend}</Notice>}
      <div className="answer-paper">
        <div className="answer-marks" aria-hidden="true">
          {!isNote &&
            markText(text, values).map((part, index) => (
              <span key={index} className={`answer-mark-${part.mark}`}>
                {part.text}
              </span>
            ))}
          {isNote ? text : ""}
          {"\n"}
        </div>
        <textarea
          id="answer-text"
          ref={area}
          aria-label={isNote ? desk.noteLabel : desk.answerLabel}
          aria-describedby={open.length > 0 ? fault : undefined}
          aria-invalid={open.length > 0 || undefined}
          placeholder={isNote ? "" : desk.templateHint}
          lang={isNote ? undefined : language}
          maxLength={dashboardLimits.messageText}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="answer-notices">
        {open.length > 0 && (
          <div id={fault}>
            <Notice tone="bad">{desk.open(open.join(", "))}</Notice>
          </div>
        )}
        {failure !== null && (
          <Notice tone="bad">
            {code === "answered" ? desk.answered : code === "mail_off" ? texts.mailOff : errorText(common, failure)}{" "}
            {code === "answered" && (
              <button type="button" className="text-button" onClick={() => submit(true)}>
                {desk.sendAnyway}
              </button>
            )}
          </Notice>
        )}
      </div>
      <div className="answer-foot">
        <AnswerFiles files={files[kind]} onFiles={(chosen) => setFiles({ ...files, [kind]: chosen })} />
        {!isNote && <AnswerCopies inquiry={inquiry} value={cc} onValue={(copies) => change({ cc: copies })} />}
        <Button
          type="submit"
          icon={isNote ? undefined : "mail"}
          busy={isBusy}
          aria-disabled={text.trim() === "" || open.length > 0 || undefined}
        >
          {isNote ? desk.keepNote : desk.send}
        </Button>
      </div>
    </form>
  )
}

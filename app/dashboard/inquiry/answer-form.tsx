import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { languages } from "#contract/language.ts"
import { type Thread, answerSubject } from "#contract/message.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { SegmentedFilter } from "../list/segments.tsx"
import { useShell } from "../shell/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { AnswerCopies } from "./answer-copies.tsx"
import { AnswerFiles } from "./answer-files.tsx"
import { fillTemplate, markText, openPlaceholders, templateValues } from "./fill-template.ts"
import { type WrittenAnswer, keepAnswer, readAnswer } from "./kept-answer.ts"
import { TemplatePicker } from "./template-picker.tsx"
import { useSendAnswer } from "./use-send-answer.ts"

const keepAfterMs = 400

interface AnswerFormProps {
  inquiry: Thread
  /** Last message shown. */
  seen: number
  /** A failed answer to be written again. */
  again: WrittenAnswer | null
  onWriting: (isWriting: boolean) => void
  onChanged: () => Promise<void>
}

/** Form for an answer or note; its text stays on this device until sent. */
export function AnswerForm({ inquiry, seen, again, onWriting, onChanged }: AnswerFormProps) {
  const { inquiries: texts, common } = useDashboardTexts()
  const desk = useDeskTexts()
  const { account, company } = useShell()
  const { id, lang, email, reference } = inquiry
  const [answer, setAnswer] = useState<WrittenAnswer>(
    () => readAnswer(id) ?? { kind: email === "" ? "note" : "out", language: lang, text: "", cc: "" },
  )
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, failure, isBusy, renewKey } = useSendAnswer(inquiry, { seen, onChanged, onTakenBack: setAnswer })
  const picker = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const { kind, language, text, cc } = answer
  const isNote = kind === "note"
  const open = isNote ? [] : openPlaceholders(text)
  const fault = useId()
  useEffect(() => {
    const timer = setTimeout(() => keepAnswer(id, answer), keepAfterMs)
    return () => clearTimeout(timer)
  }, [id, answer])
  const change = (part: Partial<WrittenAnswer>) => {
    const next = { ...answer, ...part }
    renewKey()
    setAnswer(next)
    onWriting(next.text.trim() !== "")
  }
  const [shownAgain, setShownAgain] = useState(again)
  if (again !== shownAgain) {
    setShownAgain(again)
    if (again) setAnswer({ ...again, text: [text.trimEnd(), again.text].filter(Boolean).join("\n\n") })
  }
  const me = { name: account.name || account.login, company, signature: account[`signature_${language}`] }
  const values = templateValues(inquiry, me, language)
  const insert = (template: string) => {
    const filled = fillTemplate(template, values)
    change({ text: text.trim() === "" ? filled : `${text.trimEnd()}\n\n${filled}` })
    area.current?.focus()
  }
  const submit = async (evenSo: boolean) => {
    if (isBusy || text.trim() === "" || open.length > 0) return
    if (!(await send(answer, files, evenSo))) return
    change({ text: "", cc: "" })
    setFiles([])
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart } = event.currentTarget
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(false)
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
          {(["out", "note"] as const).map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={kind === value}
              data-desk-key={value === "note" ? "n" : "r"}
              onClick={() => change({ kind: value })}
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
              <button type="button" className="text-button" onClick={() => void submit(true)}>
                {desk.sendAnyway}
              </button>
            )}
          </Notice>
        )}
      </div>
      <div className="answer-foot">
        <AnswerFiles files={files} onFiles={setFiles} />
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

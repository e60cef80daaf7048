import { useQuery } from "@tanstack/react-query"
import { type ChangeEvent, type KeyboardEvent, useId, useRef } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { languages } from "#contract/language.ts"
import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { isCode } from "../api/error-text.ts"
import { read } from "../api/read.ts"
import { FilterSelect } from "../list/filter-select.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { AnswerFiles } from "./answer-files.tsx"
import { AnswerTo } from "./answer-to.tsx"
import type { WrittenAnswer } from "./answer-store.ts"
import { useAskedStates } from "./asked-state.tsx"
import { fillTemplate, markText, openPlaceholders, templateValues } from "./fill-template.ts"
import { areFilesSendable } from "./file-faults.ts"
import { answerKinds } from "./kept-answer.ts"
import { TemplatePicker } from "./template-picker.tsx"
import { useExplainFailure, useSendAnswer } from "./use-send-answer.ts"
import { useWrittenAnswers } from "./use-written-answers.ts"

const answerKeys = { out: "r", call: "t", note: "n" } as const
const answerIcons = { out: "left", call: "phone", note: "lock" } as const

interface AnswerFormProps {
  inquiry: Thread
  /** Last message shown. */
  seen: number
  onWriting: (isWriting: boolean) => void
  onChanged: () => Promise<void>
}

/** Form for an answer, a call or a note; each has its own text and files, which stay until sent. */
export function AnswerForm({ inquiry, seen, onWriting, onChanged }: AnswerFormProps) {
  const desk = useDeskTexts()
  const { account, company } = useShell()
  const { answer, isSending, failure, isKept, setKind, change: write } = useWrittenAnswers(inquiry)
  const { kind, language, text, files } = answer
  const send = useSendAnswer(inquiry, { seen, onChanged })
  const explain = useExplainFailure()
  const methods = useQuery({ ...read("GET /auth/methods"), staleTime: Number.POSITIVE_INFINITY })
  const picker = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const isNote = kind !== "out"
  const open = isNote ? [] : openPlaceholders(text)
  const isUnsendable = text.trim() === "" || open.length > 0 || !areFilesSendable(files)
  const fault = useId()
  const change = (part: Partial<WrittenAnswer>) => {
    write(part)
    onWriting((part.text ?? text).trim() !== "")
  }
  const me = { name: account.name || account.login, company, signature: account[`signature_${language}`] }
  const values = templateValues(inquiry, me, language, useAskedStates(inquiry.items))
  // Position of a "/" at the start of a line, which opens the templates and gives way to the chosen one.
  const slash = useRef(-1)
  const insert = (template: string) => {
    const filled = fillTemplate(template, values)
    const before = text[slash.current] === "/" ? text.slice(0, slash.current) + text.slice(slash.current + 1) : text
    slash.current = -1
    change({ text: before.trim() === "" ? filled : `${before.trimEnd()}\n\n${filled}` })
    area.current?.focus()
  }
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const at = target.selectionStart - 1
    change({ text: target.value })
    const isSlash = nativeEvent instanceof InputEvent && nativeEvent.data === "/" && target.value[at] === "/"
    slash.current = isSlash && !isNote && (at === 0 || target.value[at - 1] === "\n") ? at : -1
    if (slash.current !== -1) picker.current?.click()
  }
  const backToText = () => {
    if (slash.current === -1) return
    area.current?.focus()
    area.current?.setSelectionRange(slash.current + 1, slash.current + 1)
    slash.current = -1
  }
  const submit = (evenSo: boolean) => {
    if (isSending || isUnsendable) return
    onWriting(false)
    void send(answer, evenSo)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
    submit(false)
    event.preventDefault()
  }
  const isAnswered = isCode(failure, "conflict") && failure.problem.errors?.[0]?.code === "answered"
  return (
    <Form
      form={{ ref: form, isBusy: isSending, submit: () => submit(false) }}
      className={kind === "note" ? "answer-form answer-note" : "answer-form"}
    >
      <div className="answer-head">
        <fieldset className="answer-kinds">
          <legend className="visually-hidden">{desk.kind}</legend>
          {answerKinds.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={kind === value}
              data-desk-key={answerKeys[value]}
              onClick={() => setKind(value)}
            >
              <Icon name={answerIcons[value]} />
              {desk.writeKinds[value]}
            </button>
          ))}
        </fieldset>
        {!isNote && (
          <div className="answer-tools">
            <FilterSelect
              label={desk.answerLanguage}
              value={language}
              options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
              onChoose={(chosen) => change({ language: chosen })}
            />
            <TemplatePicker ref={picker} language={language} onText={insert} onEscape={backToText} />
          </div>
        )}
      </div>
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
          aria-label={desk.writeLabels[kind]}
          aria-describedby={open.length > 0 ? fault : undefined}
          aria-invalid={open.length > 0 || undefined}
          placeholder={isNote ? "" : desk.templateHint}
          lang={isNote ? undefined : language}
          maxLength={dashboardLimits.messageText}
          value={text}
          onChange={onType}
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
            {explain(failure)}{" "}
            {isAnswered && (
              <button type="button" className="text-button" onClick={() => submit(true)}>
                {desk.sendAnyway}
              </button>
            )}
          </Notice>
        )}
        {isSending && <Notice tone="info">{isNote ? desk.noteOnItsWay : desk.onItsWay}</Notice>}
        {!isKept && <Notice tone="bad">{desk.notKept}</Notice>}
      </div>
      <div className="answer-foot">
        {!isNote && <AnswerTo inquiry={inquiry} answer={answer} onChange={change} />}
        <AnswerFiles key={kind} files={files} onFiles={(chosen) => change({ files: chosen })} />
        <Button
          type="submit"
          icon={isNote ? undefined : "mail"}
          busy={isSending}
          aria-disabled={isUnsendable || undefined}
        >
          {kind === "call" ? desk.keepCall : isNote ? desk.keepNote : desk.send}
        </Button>
      </div>
    </Form>
  )
}

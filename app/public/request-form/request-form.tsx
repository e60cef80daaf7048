import { type ReactNode, type SubmitEvent, useRef, useState } from "react"
import { useLocation } from "react-router"
import type { InquirySource } from "#contract/inquiry.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { HumanCheck } from "../human-check/human-check.tsx"
import { useHumanDialog } from "../human-check/use-human-dialog.ts"
import { itemsToSend } from "../request-list/request-item.ts"
import { RequestItems } from "../request-list/request-items.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"
import { ErrorSummary } from "../../ui/error-summary.tsx"
import { useSiteData } from "../site-data.ts"
import type { Refusal } from "./answer-inquiry.ts"
import { type FieldProblem, type RequestValues, checkFields } from "./check-fields.ts"
import { FailureMessage } from "./failure-message.tsx"
import { PrivacyNote } from "./privacy-note.tsx"
import { problemText } from "./problem-text.ts"
import { RequestFields } from "./request-fields.tsx"
import { fieldId } from "./field-id.ts"
import { SentMessage } from "./sent-message.tsx"
import { useInquiry } from "./use-inquiry.ts"

interface RequestFormProps {
  /** Of the form element, for links to it. */
  id?: string
  source: InquirySource
  spareId?: number
  /** What the comment starts with. */
  comment?: string
  /** The reference in the address after a form was sent without script. */
  sent: string | null
  refusal: Refusal | undefined
  /** Shown above the chosen parts. */
  children?: ReactNode
}

/** The inquiry form of every page. It keeps what is typed through every failure, and works as a plain form without script. */
export function RequestForm({ id, source, spareId, comment, sent, refusal, children }: RequestFormProps) {
  const { form: texts } = useTexts()
  const lang = useLanguage()
  const list = useRequestList()
  const inquiry = useInquiry(sent, refusal)
  const [token, setToken] = useState("")
  const { Dialog, asking, notLoaded, open, close } = useHumanDialog()
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()

  const refuse = (problems: readonly FieldProblem[]) => {
    inquiry.refuse(problems)
    if (problems.some(({ path }) => path === "captcha_token")) setToken("")
    const [first] = problems
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first.path))?.focus())
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!form.current || inquiry.phase === "sending") return
    const values = readValues(form.current)
    const problems = checkFields(values, token !== "")
    if (problems.length > 0) return refuse(problems)
    const items = itemsToSend(list.items)
    const outcome = await inquiry.send({ ...trimmed(values), lang, source, spare_id: spareId, items }, token)
    if (outcome.problems.length > 0) refuse(outcome.problems)
    if (!outcome.sent) return
    list.change(() => [])
    setToken("")
  }
  if (inquiry.phase === "sent") return <SentMessage reference={inquiry.reference} onAnother={inquiry.restart} />

  const sending = inquiry.phase === "sending"
  const errorOf = (problem: FieldProblem) => ({ id: fieldId(problem.path), text: problemText(texts, problem) })
  const error = (path: FieldProblem["path"]) => {
    const problem = inquiry.problems.find((candidate) => candidate.path === path)
    return problem && problemText(texts, problem)
  }
  return (
    <>
      <form
        ref={form}
        id={id}
        method="post"
        action={`${pathname}${withoutSent(search)}#request`}
        noValidate
        aria-busy={sending}
        onSubmit={(event) => void submit(event)}
      >
        <ErrorSummary title={texts.problems(inquiry.problems.length)} errors={inquiry.problems.map(errorOf)} />
        {children}
        <div className="chosen" id={fieldId("items")} tabIndex={-1}>
          <RequestItems list={list} showEmpty={spareId !== undefined} />
        </div>
        <RequestFields comment={comment} values={refusal?.values} error={error} onInput={inquiry.settle} />
        <HumanCheck
          id={fieldId("captcha_token")}
          verified={token !== ""}
          error={notLoaded ? texts.human.failed : error("captcha_token")}
          onOpen={() => void open()}
          onClear={() => setToken("")}
        />
        <FailureMessage failure={inquiry.failure} />
        <button type="submit" className={sending ? "btn busy" : "btn"} aria-disabled={sending}>
          {sending ? texts.sending : texts.send}
        </button>
        <SmallPrint />
        <PrivacyNote />
      </form>
      {Dialog && (
        <Dialog
          open={asking}
          onClose={close}
          onToken={(passed) => {
            setToken(passed)
            inquiry.settle("captcha_token")
          }}
        />
      )}
    </>
  )
}

function SmallPrint() {
  const { form } = useTexts()
  const promise = useSiteData()?.settings.reply_promise
  return (
    <p className="fine">
      {promise?.text && <span lang={promise.lang}>{promise.text} </span>}
      {form.requiredNote}
    </p>
  )
}

function readValues(form: HTMLFormElement): RequestValues {
  const data = new FormData(form)
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === "string" ? value : ""
  }
  return { name: read("name"), company: read("company"), email: read("email"), text: read("text") }
}

const trimmed = ({ name, company, email, text }: RequestValues): RequestValues => ({
  name: name.trim(),
  company: company.trim(),
  email: email.trim(),
  text: text.trim(),
})

function withoutSent(search: string): string {
  const query = new URLSearchParams(search)
  query.delete("sent")
  return query.size > 0 ? `?${query}` : ""
}

import { useRef, useState } from "react"
import type { InquirySource } from "#contract/inquiry.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import type { ChosenText } from "../choose-text.ts"
import { PasteNumbers } from "../paste-numbers/paste-numbers.tsx"
import { itemsToSend, withoutItems } from "../request-list/inquiry-item.ts"
import { ListedItems } from "../request-list/request-items.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"
import type { InquiryRefusal } from "./post-inquiry.ts"
import { type FieldProblem, type InquiryValues, checkFields, commentOf, phoneOf } from "./check-fields.ts"
import { FormShell } from "./form-shell.tsx"
import { problemText } from "./problem-text.ts"
import { InquiryFields } from "./inquiry-fields.tsx"
import { fieldId } from "./field-id.ts"
import { AttachPhotos } from "./attach-photos.tsx"
import { RecentInquiries } from "./recent-inquiries.tsx"
import { SentInquiryMessage } from "./sent-inquiry-message.tsx"
import { useSentView } from "./use-sent-view.ts"
import { useSubmission } from "./use-submission.ts"

interface InquiryFormProps {
  /** Id of the form element, for links to it. */
  id?: string
  source: InquirySource
  spareId?: number
  /** Initial comment. */
  comment?: string
  /** Reference in the URL after a submission without script. */
  sent: string | null
  refusal: InquiryRefusal | undefined
  /** Whether numbers can be pasted. */
  canPaste?: boolean
  /** Initial value of the field for pasted numbers. */
  numbers?: string
  /** Spare-part group of the inquiry, shown above the chosen parts. */
  group?: ChosenText
}

/** Inquiry form of every page. Keeps all input through every failure. */
export function InquiryForm({
  id,
  source,
  spareId,
  comment,
  sent,
  refusal,
  numbers,
  canPaste = false,
  group,
}: InquiryFormProps) {
  const { form: texts } = useTexts()
  const lang = useLanguage()
  const { company_name: company, reply_promise: promise, answer_time } = usePageFacts().settings
  const list = useRequestList()
  const submission = useSubmission<FieldProblem>(sent, refusal, fieldId)
  const form = useRef<HTMLFormElement>(null)
  const [photos, setPhotos] = useState<File[]>([])
  const [share, setShare] = useState(0)
  const stop = useRef(new AbortController())
  const view = useSentView(submission, list)

  const submit = async () => {
    if (!form.current) return
    const values = readValues(form.current)
    const sent = list.items
    const payload = {
      ...values,
      // They are part of the comment already.
      numbers: undefined,
      text: commentOf(values),
      phone: phoneOf(values),
      lang,
      source,
      spare_id: spareId,
      items: itemsToSend(sent),
    }
    const { token } = submission
    const files = photos.map(({ name, size, lastModified }) => [name, size, lastModified])
    const content = photos.length > 0 ? { ...payload, files } : payload
    const reference = await submission.submit(checkFields(values, token !== ""), content, async (key) => {
      stop.current = new AbortController()
      setShare(0)
      const { sendInquiry } = await import("./send-inquiry.ts")
      const options = { token, key, form: form.current, photos, signal: stop.current.signal, onProgress: setShare }
      return sendInquiry(payload, options)
    })
    if (reference === null) return
    setPhotos([])
    const { numbers: _numbers, ...fields } = { ...values, text: payload.text, phone: payload.phone }
    view.keep({
      reference,
      sentAt: new Date().toISOString(),
      fields,
      items: [...sent],
      files: photos.map(({ name }) => name),
    })
    // Parts may have been added meanwhile, here or in another tab.
    list.change((items) => withoutItems(items, sent))
  }
  const promised = promise.text && <span lang={promise.lang}>{promise.text} </span>
  if (submission.phase === "sent")
    return (
      <SentInquiryMessage
        key={submission.reference}
        reference={submission.reference}
        inquiry={view.inquiry}
        withoutPhotos={submission.withoutPhotos}
        onAnother={view.startAnew}
        onAgain={view.sendAgain}
        onRemove={view.removeShown}
      />
    )
  const textOf = (problem: FieldProblem) => problemText(texts, problem)
  const errorOf = (path: FieldProblem["path"]) => {
    const problem = submission.problems.find((candidate) => candidate.path === path)
    return problem && textOf(problem)
  }
  return (
    <>
      <FormShell
        id={id}
        form={form}
        submission={submission}
        idOf={fieldId}
        textOf={textOf}
        sendText={texts.send}
        privacy={texts.privacy(company)}
        anchor="request"
        onSubmit={() => void submit()}
        small={
          <>
            {promised}
            {answer_time !== undefined && `${texts.answerTime(answer_time)} `}
            {texts.requiredNote}
          </>
        }
      >
        {/* Filled with the stored list (islands/page-loader.ts) when the browser posts the form by itself. */}
        <input type="hidden" name="items" />
        {group && <GroupPlate group={group} />}
        <div className="chosen" id={fieldId("items")} tabIndex={-1}>
          <ListedItems list={list} showEmpty={spareId !== undefined} />
        </div>
        {canPaste && (
          <PasteNumbers
            id={fieldId("numbers")}
            list={list}
            defaultValue={view.again?.numbers ?? refusal?.values.numbers ?? numbers}
            error={errorOf("numbers")}
            onChange={() => submission.settle("numbers")}
          />
        )}
        <InquiryFields
          comment={comment}
          values={view.again ?? refusal?.values}
          error={errorOf}
          onInput={submission.settle}
        />
        <AttachPhotos
          files={photos}
          problem={submission.problems.find(({ path }) => path === "photos")}
          onChange={(files) => {
            setPhotos(files)
            submission.settle("photos")
          }}
          share={submission.phase === "sending" ? share : null}
          onStop={() => stop.current.abort()}
        />
      </FormShell>
      <RecentInquiries
        inquiries={view.inquiries}
        onShow={(inquiry) => view.show(inquiry, form.current && readValues(form.current))}
        onRemove={view.remove}
        onRemoveAll={view.removeAll}
      />
    </>
  )
}

function GroupPlate({ group }: { group: ChosenText }) {
  const { partList } = useTexts()
  return (
    <div className="plate slim">
      <div className="cell">
        <span className="plate-label">{partList.group}</span>
        <span className="plate-value" lang={group.lang}>
          {group.text}
        </span>
      </div>
    </div>
  )
}

function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form)
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  return {
    name: read("name"),
    company: read("company"),
    email: read("email"),
    text: read("text"),
    urgent: data.get("urgent") !== null,
    phone: read("phone"),
    numbers: read("numbers"),
  }
}

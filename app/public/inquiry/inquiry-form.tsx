import { useRef } from "react"
import type { InquirySource } from "#contract/inquiry-constants.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import type { ChosenText } from "../choose-text.ts"
import { useAttachments } from "../files/use-attachments.ts"
import { PasteNumbers } from "../paste-numbers/paste-numbers.tsx"
import { itemsToSend, withoutItems } from "../request-list/inquiry-item.ts"
import { ListedItems } from "../request-list/request-items.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"
import { useWhenNeeded } from "../use-on-demand.ts"
import type { InquiryRefusal } from "./post-inquiry.ts"
import { type FieldProblem, type InquiryValues, checkFields, commentOf, phoneOf, problemText } from "./check-fields.ts"
import { FormShell } from "./form-shell.tsx"
import { trimmedTexts } from "./form-texts.ts"
import { InquiryFields } from "./inquiry-fields.tsx"
import { fieldId } from "./field-id.ts"
import { AttachPhotos } from "./attach-photos.tsx"
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

const loadSentList = async () => (await import("../sent-inquiries/sent-list.tsx")).SentList

/** Inquiry form of every page. Keeps all input through every failure. */
export function InquiryForm(props: InquiryFormProps) {
  const { id, source, spareId, comment, refusal, numbers, canPaste = false, group } = props
  const { form: texts } = useTexts()
  const lang = useLanguage()
  const { company_name: company, reply_promise: promise, answer_time } = usePageFacts().settings
  const list = useRequestList()
  const submission = useSubmission<FieldProblem>(props.sent, refusal, fieldId)
  const form = useRef<HTMLFormElement>(null)
  const photos = useAttachments()
  const view = useSentView(submission, list)
  const { component: SentList } = useWhenNeeded(view.inquiries.length > 0, loadSentList, "sent")

  const submit = async () => {
    if (!form.current) return
    const values = readValues(form.current)
    const sent = list.items
    const payload = {
      ...values,
      text: commentOf(values),
      phone: phoneOf(values),
      lang,
      source,
      spare_id: spareId,
      items: itemsToSend(sent),
    }
    const { token } = submission
    const content = photos.files.length > 0 ? { ...payload, files: photos.facts } : payload
    const reference = await submission.submit(checkFields(values, token !== ""), content, async (key) => {
      const upload = photos.start()
      const { sendInquiry } = await import("./send-inquiry.ts")
      return sendInquiry(payload, { token, key, form: form.current, photos: photos.files, ...upload })
    })
    if (reference === null) return
    photos.choose([])
    const { numbers: _numbers, ...fields } = { ...values, text: payload.text, phone: payload.phone }
    view.keep({
      reference,
      sentAt: new Date().toISOString(),
      fields,
      items: [...sent],
      files: photos.files.map(({ name }) => name),
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
    const problem = submission.problemOf(path)
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
          files={photos.files}
          problem={submission.problemOf("photos")}
          onChange={(files) => {
            photos.choose(files)
            submission.settle("photos")
          }}
          share={submission.phase === "sending" ? photos.share : null}
          onStop={photos.stop}
        />
      </FormShell>
      {SentList && (
        <SentList
          inquiries={view.inquiries}
          onShow={(inquiry) => view.show(inquiry, form.current && readValues(form.current))}
          onRemove={view.remove}
          onRemoveAll={view.removeAll}
        />
      )}
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
  const texts = trimmedTexts(data, ["name", "company", "email", "text", "phone", "numbers"])
  return { ...texts, urgent: data.get("urgent") !== null }
}

import { useRef, useState } from "react"
import type { InquirySource } from "#contract/inquiry-constants.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import type { ChosenText } from "../choose-text.ts"
import { PasteNumbers } from "../paste-numbers/paste-numbers.tsx"
import { type ListedItem, itemsToSend, withoutItems } from "../request-list/inquiry-item.ts"
import { ListedItemsList } from "../request-list/request-items-list.tsx"
import { useItemsInAddress } from "../request-list/use-items-in-address.ts"
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
import { usePhotoQueue } from "./use-photo-queue.ts"
import { useSentView } from "./use-sent-view.ts"
import { useSubmission } from "./use-submission.ts"

interface InquiryFormProps {
  /** Id of the form element, for links to it. */
  id?: string
  source: InquirySource
  spareId?: number
  /** Initial comment. */
  comment?: string
  /** Whether the page that led here says that the plant is down. */
  urgent?: boolean
  /** Reference in the URL after a submission without script. */
  sent: string | null
  refusal: InquiryRefusal | undefined
  /** Whether numbers can be pasted. */
  canPaste?: boolean
  /** Initial value of the field for pasted numbers. */
  numbers?: string
  /** Items that the address names; `isAdded` where a form without script has added them. */
  lines?: { items: readonly ListedItem[]; isAdded: boolean }
  /** Spare-part group of the inquiry, shown above the chosen parts. */
  group?: ChosenText
}

const none: readonly ListedItem[] = []
const loadSentList = async () => (await import("../sent-inquiries/sent-list.tsx")).SentList

/** Inquiry form of every page. Keeps all input through every failure. */
export function InquiryForm(props: InquiryFormProps) {
  const { id, source, spareId, comment, urgent = false, refusal, numbers, canPaste = false, group, lines } = props
  const given = lines?.items ?? none
  const { form: texts } = useTexts()
  const lang = useLanguage()
  const { company_name: company, reply_promise: promise, answer_time } = usePageFacts().settings
  const list = useRequestList(given, lines?.isAdded)
  useItemsInAddress(lines !== undefined && !props.sent, list.items)
  const submission = useSubmission<FieldProblem>(props.sent, refusal, fieldId)
  const form = useRef<HTMLFormElement>(null)
  const [photos, choosePhotos] = useState<readonly File[]>([])
  const queue = usePhotoQueue()
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
    let photosKey = ""
    const reference = await submission.submit(checkFields(values, token !== ""), payload, async (key) => {
      const { sendInquiry } = await import("./send-inquiry.ts")
      const outcome = await sendInquiry(payload, { token, key, form: form.current })
      if (outcome.kind === "sent") photosKey = outcome.photosKey
      return outcome
    })
    if (reference === null) return
    queue.add(photosKey, photos)
    choosePhotos([])
    const { numbers: _numbers, ...fields } = { ...values, text: payload.text, phone: payload.phone }
    view.keep({
      reference,
      sentAt: new Date().toISOString(),
      fields,
      items: [...sent],
      files: photos.map(({ name }) => name),
      photosKey,
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
        queue={queue}
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
        {/* The stored list replaces it (islands/page-loader.ts) when the browser posts the form by itself. */}
        <input type="hidden" name="items" defaultValue={given.length > 0 ? JSON.stringify(given) : undefined} />
        {group && <GroupPlate group={group} />}
        <div className="chosen" id={fieldId("items")} tabIndex={-1}>
          <ListedItemsList list={list} empty={spareId !== undefined && <p className="fine">{texts.list.empty}</p>} />
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
          urgent={urgent}
          values={view.again ?? refusal?.values}
          error={errorOf}
          onInput={submission.settle}
        />
        <AttachPhotos files={photos} onChange={choosePhotos} />
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

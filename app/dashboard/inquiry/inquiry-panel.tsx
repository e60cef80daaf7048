import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { Inquiry, Looking } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { read } from "../api/read.ts"
import { useMay } from "../ui/shell-context.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { Conversation } from "./conversation.tsx"
import { EmlDrop } from "./eml-drop.tsx"
import { GoneInquiry } from "./gone-inquiry.tsx"
import { InquiryAside } from "./inquiry-aside.tsx"
import { InquiryHead } from "./inquiry-head.tsx"
import { InquiryNotes } from "./inquiry-notes.tsx"
import { SuggestedInquiry } from "./suggested-inquiry.tsx"
import { useHasDraft } from "./use-written-answers.ts"
import { useWriteAgain } from "./use-write-again.ts"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"
import "./thread.css"
import "./answer.css"

const presenceEveryMs = 10_000

interface InquiryPanelProps {
  id: number
  /** From the list, until the thread is loaded; null when not listed. */
  listed: Inquiry | null
  changes: InquiryChanges
  linkTo: (id: number) => string
  onClose: () => void
}

/** One inquiry: its messages with the answer below them, and its lines and customer beside them. */
export function InquiryPanel({ id, listed, changes, linkTo, onClose }: InquiryPanelProps) {
  const { inquiries: texts } = useDashboardTexts()
  const thread = useQuery({ ...read("GET /request/:id", { params: { id } }), refetchInterval: presenceEveryMs })
  const { data, error } = thread
  const inquiry = data ?? listed
  const marking = useMarkRead(inquiry, changes)
  const isGone = error !== null && isCode(error, "not_found")
  const back = (
    <>
      <h1 className="visually-hidden desk-title">{texts.title}</h1>
      <button type="button" className="text-button desk-back" onClick={onClose}>
        <Icon name="left" />
        {texts.title}
      </button>
    </>
  )
  if (isGone)
    return (
      <>
        {back}
        <GoneInquiry id={id} />
      </>
    )
  if (!inquiry)
    return (
      <>
        {back}
        <Loaded query={thread} failed={texts.loadFailed}>
          {() => null}
        </Loaded>
      </>
    )
  return (
    <div className="thread">
      <div className="thread-main">
        {back}
        <InquiryHead inquiry={inquiry} changes={marking} onClose={onClose} />
        {data ? (
          <OpenThread
            thread={data}
            linkTo={linkTo}
            onChanged={async () => {
              const { data: fresh } = await thread.refetch()
              if (fresh) changes.show(fresh)
            }}
          />
        ) : (
          <InquiryNotes inquiry={inquiry} />
        )}
      </div>
      <InquiryAside inquiry={inquiry} thread={data ?? null} linkTo={linkTo} />
    </div>
  )
}

interface OpenThreadProps extends Pick<InquiryPanelProps, "linkTo"> {
  thread: Thread
  onChanged: () => Promise<void>
}

function OpenThread({ thread, linkTo, onChanged }: OpenThreadProps) {
  const mayEdit = useMay("inquiries.edit")
  const [isWriting, setIsWriting] = useState(false)
  const writeAgain = useWriteAgain(thread.id)
  const looking = usePresence(thread.id, { writing: isWriting, draft: useHasDraft(thread.id) }, mayEdit, thread.looking)
  return (
    <>
      <div className="thread-scroll">
        {mayEdit && <SuggestedInquiry thread={thread} linkTo={linkTo} />}
        <InquiryNotes inquiry={thread} />
        <Conversation
          thread={thread}
          looking={looking}
          onAgain={mayEdit ? (message) => void writeAgain(message) : null}
        />
        {mayEdit && <EmlDrop id={thread.id} onAdded={onChanged} />}
      </div>
      {mayEdit && (
        <AnswerForm
          inquiry={thread}
          seen={thread.messages.at(-1)?.id ?? 0}
          onWriting={setIsWriting}
          onChanged={onChanged}
        />
      )}
    </>
  )
}

/** Marks an inquiry as read once it is shown; not again when it is marked by the changes that this returns. */
function useMarkRead(inquiry: Inquiry | null, changes: InquiryChanges): InquiryChanges {
  const mayEdit = useMay("inquiries.edit")
  const isMarked = useRef(false)
  const isUnread = inquiry?.read === false
  const mark = useEffectEvent(() => {
    if (isMarked.current || !mayEdit || !inquiry) return
    isMarked.current = true
    void changes.mark(inquiry, true)
  })
  useEffect(() => {
    if (isUnread) mark()
  }, [isUnread])
  return {
    ...changes,
    mark: async (marked, isRead) => {
      isMarked.current = true
      await changes.mark(marked, isRead)
    },
  }
}

/** Reports presence to others; returns who else is present. */
function usePresence(
  id: number,
  { writing, draft }: { writing: boolean; draft: boolean },
  mayReport: boolean,
  first: readonly Looking[],
): readonly Looking[] {
  const [others, setOthers] = useState<readonly Looking[] | null>(null)
  const report = useEffectEvent(() => {
    if (!mayReport || document.visibilityState === "hidden") return
    callApi("PUT /request/:id/presence", { params: { id }, json: { writing, draft } }).then(
      ({ looking }) => setOthers(looking),
      // The next poll reports again.
      () => undefined,
    )
  })
  useEffect(() => {
    report()
    const timer = setInterval(() => report(), presenceEveryMs)
    return () => clearInterval(timer)
  }, [id, writing, draft])
  return others ?? first
}

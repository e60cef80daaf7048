import { useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { SegmentedFilter } from "../list/segments.tsx"
import { OfferButton } from "../offer/offer-button.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { AskedLines } from "./asked-lines.tsx"
import { OtherInquiries } from "./other-inquiries.tsx"
import { FoundLines } from "./read-lines.tsx"

interface InquiryAsideProps {
  inquiry: Inquiry
  /** Null until it is loaded. */
  thread: Thread | null
  linkTo: (id: number) => string
}

/** Beside the messages: what is asked, or who asks. */
export function InquiryAside({ inquiry, thread, linkTo }: InquiryAsideProps) {
  const desk = useDeskTexts()
  const mayEdit = useMay("inquiries.edit")
  const [tab, setTab] = useState<"lines" | "customer">("lines")
  return (
    <aside className="thread-aside" aria-label={desk.aside[tab]}>
      <div className="aside-head">
        <SegmentedFilter
          label={desk.asideTabs}
          value={tab}
          options={[
            { value: "lines", label: desk.aside.lines, count: inquiry.items.length },
            { value: "customer", label: desk.aside.customer, count: thread?.others.length || undefined },
          ]}
          onChoose={setTab}
        />
        {thread && mayEdit && <OfferButton requestId={inquiry.id} />}
      </div>
      {tab === "lines" ? (
        <>
          {thread && mayEdit && <FoundLines thread={thread} />}
          <AskedLines inquiry={inquiry} thread={thread} mayEdit={mayEdit} />
        </>
      ) : (
        thread && <OtherInquiries inquiry={thread} linkTo={linkTo} />
      )}
    </aside>
  )
}

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { shortShare } from "#contract/inquiry-constants.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { copyText } from "#app/ui/copy-text.ts"
import { FilterSelect } from "../list/filter-select.tsx"
import { useMay, useShell } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { formatMinutes } from "../ui/format-number.ts"
import { callLink, replyLink } from "./inquiry-links.ts"
import { CloseMenu } from "./close-menu.tsx"
import { ContactDialog } from "./contact-dialog.tsx"
import { OwnerMark } from "./inquiry-list.tsx"
import { RemindMenu } from "./remind-menu.tsx"
import { useReceived } from "./use-received.ts"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"
import "./thread.css"

interface InquiryHeadProps {
  inquiry: Inquiry
  changes: InquiryChanges
  onClose: () => void
}

/** Sender, owner, deadline and actions of an inquiry. */
export function InquiryHead({ inquiry, changes, onClose }: InquiryHeadProps) {
  const { inquiries: texts } = useDashboardTexts()
  const mayEdit = useMay("inquiries.edit")
  const { name, company, email, phone, lang, reference } = inquiry
  return (
    <header className="thread-head">
      <div className="thread-row">
        <h2 id="request-title" tabIndex={-1} title={company || name}>
          {company || name}
        </h2>
        {mayEdit && (
          <div className="thread-acts">
            <OwnerChoice inquiry={inquiry} changes={changes} />
            <RemindMenu inquiry={inquiry} changes={changes} />
            <CloseMenu inquiry={inquiry} changes={changes} />
            <MoreMenu inquiry={inquiry} changes={changes} onClose={onClose} />
          </div>
        )}
      </div>
      <p className="thread-who">
        {company !== "" && <span>{name}</span>}
        {email !== "" && (
          <a href={replyLink(inquiry)} title={texts.reply}>
            {email}
          </a>
        )}
        {phone !== "" && (
          <a href={callLink(phone)} aria-label={texts.call(phone)}>
            {phone}
          </a>
        )}
      </p>
      <p>
        <span className="thread-reference">{reference}</span>
        <DueTime inquiry={inquiry} />
        <span>{texts.wroteIn[lang]}</span>
        <MailState inquiry={inquiry} onAgain={() => void changes.mailAgain(inquiry)} />
      </p>
    </header>
  )
}

/** When the answer is due, and how much of the promised time is left; nothing when none is due. */
function DueTime({ inquiry: { due_at, time_left } }: { inquiry: Inquiry }) {
  const desk = useDeskTexts()
  const received = useReceived()
  if (due_at === null || !time_left) return null
  const { minutes, of: limit } = time_left
  const time = formatMinutes(minutes, desk.units)
  const tone = minutes < 0 ? "due-over" : minutes <= limit * (1 - shortShare) ? "due-short" : undefined
  return (
    <span className={tone} title={minutes < 0 ? desk.over(time) : desk.leftOf(time, formatMinutes(limit, desk.units))}>
      {desk.answerBy} <b>{received(due_at)}</b>
    </span>
  )
}

function OwnerChoice({ inquiry, changes }: Pick<InquiryHeadProps, "inquiry" | "changes">) {
  const desk = useDeskTexts()
  const { account } = useShell()
  const { data: people = [] } = useQuery(read("GET /desk/people"))
  const { owner } = inquiry
  const owners = owner && people.every(({ id }) => id !== owner.id) ? [...people, owner] : people
  return (
    <>
      {owner?.id !== account.id && (
        <Button look="line" data-desk-key="a" onClick={() => void changes.update(inquiry, { owner_id: account.id })}>
          {desk.take}
        </Button>
      )}
      <span className="thread-owner">
        <OwnerMark owner={owner} />
        <FilterSelect
          label={desk.owner}
          value={String(owner?.id ?? "")}
          options={[
            { value: "", label: desk.nobody },
            ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChoose={(id) => void changes.update(inquiry, { owner_id: id === "" ? null : Number(id) })}
        />
      </span>
    </>
  )
}

function MoreMenu({ inquiry, changes, onClose }: InquiryHeadProps) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const [isContactOpen, setIsContactOpen] = useState(false)
  const copy = useCopy()
  const withdraw = useWithdrawLink(inquiry)
  const { name, email, reference, read: isRead, urgent } = inquiry
  const remove = async () => {
    if (await changes.remove(inquiry)) onClose()
  }
  return (
    <>
      <MenuButton
        label={desk.more}
        items={[
          { label: desk.changeContact, run: () => setIsContactOpen(true) },
          { label: desk.copyReference, run: () => copy(reference, desk.copied) },
          {
            label: urgent ? texts.urgentOff : texts.urgent,
            run: () => changes.update(inquiry, { urgent: !urgent }),
          },
          ...(isRead ? [{ label: texts.markUnread, run: () => changes.mark(inquiry, false) }] : []),
          ...(email === "" ? [] : [{ label: desk.withdrawLink, run: () => withdraw() }]),
          { label: texts.remove(name), isDanger: true, run: () => remove() },
        ]}
      />
      {isContactOpen && <ContactDialog inquiry={inquiry} onClose={() => setIsContactOpen(false)} />}
    </>
  )
}

/** Asks, then makes the link that the customer has void. */
function useWithdrawLink({ id }: Inquiry) {
  const desk = useDeskTexts()
  const question = { title: desk.withdrawTitle, body: desk.withdrawText, yes: desk.withdraw, danger: true }
  const { run } = useAction({ question, done: desk.withdrawn, refreshes: ["GET /request/:id"] })
  return () => run(() => callApi("DELETE /request/:id/link", { params: { id } }))
}

/** Whether the request has gone out by mail; nothing where none is set up. */
function MailState({ inquiry: { mail }, onAgain }: { inquiry: Inquiry; onAgain: () => void }) {
  const { inquiries: texts } = useDashboardTexts()
  if (mail === "none") return null
  return (
    <span className={mail === "failed" ? "mail-state mail-state-failed" : "mail-state"}>
      <Icon name={mail === "failed" ? "warn" : mail === "sent" ? "check" : "mail"} />
      {texts.mailStates[mail]}
      {mail === "failed" && (
        <button type="button" className="text-button" onClick={onAgain}>
          {texts.mailAgain}
        </button>
      )}
    </span>
  )
}

/** Copies a text, and announces it. */
function useCopy() {
  const { inquiries: texts } = useDashboardTexts()
  const toast = useToast()
  return async (text: string, done: string) => {
    if (await copyText(text)) toast({ text: done })
    else toast({ text: texts.copyFailed, isError: true })
  }
}

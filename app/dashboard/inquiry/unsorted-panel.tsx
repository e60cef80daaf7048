import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { SortMail, UnsortedMail } from "#contract/unsorted-mail.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { callApi, downloadFile } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { SentFiles } from "./sent-files.tsx"
import { Pager } from "../list/pager.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { Form } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { untilLeft, useForm } from "../ui/use-form.ts"
import { useReceived } from "./use-received.ts"
import "./unsorted.css"

// As often as the list: what has come in is seen beside it.
const everyMs = 15_000

/** Unsorted mails above the list; nothing without any, if the mailbox is reachable. */
export function UnsortedPanel({ onSorted }: { onSorted: (id: number | null) => void }) {
  const mayEdit = useMay("inquiries.edit")
  const { unsorted: texts } = useDeskTexts()
  const received = useReceived()
  const [page, setPage] = useState(1)
  const query = read("GET /mail/unsorted", { query: { page, limit: 10 } })
  const { data, refetch } = useQuery({ ...query, enabled: mayEdit, refetchInterval: everyMs })
  if (!data || (data.total === 0 && data.trouble_since === null)) return null
  return (
    <section className="unsorted-panel">
      {data.trouble_since !== null && (
        <p className="unsorted-trouble">
          <Icon name="warn" />
          {texts.trouble(received(data.trouble_since))}
        </p>
      )}
      {data.total > 0 && (
        <details open={data.waiting > 0}>
          <summary>
            <Icon name="mail" />
            {texts.title(data.total)}
            <Icon name="down" />
          </summary>
          <p className="hint">{texts.text}</p>
          <ul>
            {data.items.map((mail) => (
              <UnsortedItem
                key={mail.id}
                mail={mail}
                onDone={(id) => {
                  void refetch()
                  onSorted(id)
                }}
              />
            ))}
          </ul>
          {data.total > data.limit && <Pager page={data.page} limit={data.limit} total={data.total} onPage={setPage} />}
        </details>
      )}
    </section>
  )
}

interface UnsortedItemProps {
  mail: UnsortedMail
  /** Called with the inquiry the mail was assigned to; null when discarded. */
  onDone: (id: number | null) => void
}

function UnsortedItem({ mail, onDone }: UnsortedItemProps) {
  const { unsorted: texts, notStored, mailTroubles } = useDeskTexts()
  const { photos } = useDashboardTexts().inquiries
  const received = useReceived()
  const stored = mail.files.filter((file) => file.stored)
  const dropped = mail.files.filter((file) => !file.stored).map(({ name }) => name)
  const { id, from, from_name, subject, at, excerpt, automatic, trouble, suggestion } = mail
  return (
    <li>
      <p className="unsorted-head">
        <b>{from_name || from || texts.noSender}</b>
        {from_name && <span>{from}</span>}
        {automatic && <span className="unsorted-mark">{texts.automatic}</span>}
        <time dateTime={at}>{received(at)}</time>
      </p>
      <p className="unsorted-subject">{subject || texts.noSubject}</p>
      {excerpt && <p className="unsorted-text">{excerpt}</p>}
      {stored.length > 0 && (
        <SentFiles
          files={stored}
          label={photos}
          download={(n, name) => downloadFile("/mail/unsorted/:id/file/:number", name, { params: { id, number: n } })}
        />
      )}
      {dropped.length > 0 && <p className="hint">{notStored(dropped.join(", "))}</p>}
      {trouble !== "" && <p className="hint">{mailTroubles[trouble]}</p>}
      <p className="hint">
        {suggestion
          ? `${texts.suggestion(suggestion.reference)} (${[suggestion.name, suggestion.deleted ? texts.inTrash : ""].filter(Boolean).join(", ")})`
          : texts.none}
      </p>
      <UnsortedActs mail={mail} onDone={onDone} />
    </li>
  )
}

function UnsortedActs({ mail: { id, suggestion }, onDone }: UnsortedItemProps) {
  const { unsorted: texts } = useDeskTexts()
  const toast = useToast()
  const confirmDelete = useConfirmDelete()
  const { isBusy, run } = useAction()
  /** Stays locked after success: the mail is gone, and so is this soon. */
  const end = (sorted: number | null) => {
    onDone(sorted)
    return untilLeft()
  }
  const sort = async (json: SortMail) => {
    const sorted: InquiryReceipt = await callApi("POST /mail/unsorted/:id", { params: { id }, json })
    toast({ text: texts.sorted(sorted.reference) })
    await end(sorted.id)
  }
  const find = useForm({
    start: { reference: "" },
    send: ({ reference }) =>
      run(async () => {
        const wanted = reference.trim().toUpperCase()
        const { items } = await callApi("GET /request", { query: { page: "1", query: wanted } })
        const inquiry = items.find(({ reference: named }) => named === wanted)
        if (inquiry) await sort({ request_id: inquiry.id })
        else toast({ text: texts.notFound, isError: true })
      }),
  })
  const discard = async () => {
    if (!(await confirmDelete(<p>{texts.discardText}</p>, texts.discard))) return
    await callApi("DELETE /mail/unsorted/:id", { params: { id } })
    toast({ text: texts.discarded })
    await end(null)
  }
  return (
    <div className="unsorted-acts">
      <Button look="line" busy={isBusy} onClick={() => void run(() => sort({ new: true }))}>
        {texts.makeNew}
      </Button>
      {suggestion && !suggestion.deleted && (
        <Button look="quiet" busy={isBusy} onClick={() => void run(() => sort({ request_id: suggestion.id }))}>
          {texts.toSuggested(suggestion.reference)}
        </Button>
      )}
      <Form form={find}>
        <input
          className="input"
          aria-label={texts.reference}
          size={11}
          required
          value={find.values.reference}
          onChange={({ target }) => find.set({ reference: target.value })}
        />
        <Button type="submit" look="line" busy={isBusy}>
          {texts.find}
        </Button>
      </Form>
      <Button look="quiet" icon="trash" busy={isBusy} onClick={() => void run(discard)}>
        {texts.discard}
      </Button>
    </div>
  )
}

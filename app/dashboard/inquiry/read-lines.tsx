import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { InquiryLineReading } from "#contract/inquiry-line.ts"
import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { DialogForm } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"
import "./asked-lines.css"

/** A message, 0 for the inquiry itself, or one of its files. */
interface LineSource {
  message_id: number
  file?: number
}

interface ReadLinesProps {
  id: number
  source: LineSource
  /** Name of the message or file, as the dialog says it. */
  name: string
}

/** Files that a list may be in; the server says why it cannot read one. */
export const isListFile = (name: string): boolean => /\.(?:xlsx|xlsm|xls|ods|csv|txt)$/iu.test(name)

/** Reads lines out of a message or file, and shows them before they count. */
export function ReadLines({ id, source, name }: ReadLinesProps) {
  const { lineEdit } = useDeskTexts()
  const toast = useToast()
  const [reading, setReading] = useState<InquiryLineReading | null>(null)
  const { isBusy, run } = useAction()
  const look = () =>
    run(async () => {
      const read = await callApi("POST /request/:id/line/read", { params: { id }, json: { ...source, preview: true } })
      if (read.lines.length === 0) toast({ text: lineEdit.nothing, about: "lines" })
      else setReading(read)
    })
  return (
    <>
      <button type="button" className="text-button" aria-disabled={isBusy || undefined} onClick={() => void look()}>
        {source.file === undefined ? lineEdit.read : lineEdit.readOf(name)}
      </button>
      {reading && <ReadingDialog {...{ id, source, name, reading }} onClose={() => setReading(null)} />}
    </>
  )
}

interface ReadingDialogProps {
  id: number
  source: LineSource
  name: string
  reading: InquiryLineReading
  onClose: () => void
}

function ReadingDialog({ id, source, name, reading: { lines, present }, onClose }: ReadingDialogProps) {
  const { lineEdit } = useDeskTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const form = useForm({
    start: {},
    send: async () => {
      await callApi("POST /request/:id/line/read", { params: { id }, json: source })
      toast({ text: lineEdit.added(lines.length), about: "lines" })
      await refresh("GET /request/:id", "GET /request")
      onClose()
    },
  })
  return (
    <DialogForm
      form={form}
      title={lineEdit.readOf(name)}
      size="medium"
      action={lineEdit.takeIn(lines.length)}
      onClose={onClose}
    >
      {present > 0 && <p>{lineEdit.present(present)}</p>}
      <ol className="asked-list">
        {lines.map(({ text, partnumber, quantity, unit, note }, index) => (
          <li key={index}>
            <span className="asked-position" aria-hidden="true">
              {index + 1}
            </span>
            <span className="asked-number">{partnumber}</span>
            <span className="asked-mark">
              {note && !text.includes(note) && <em>{note}</em>}
              {text !== partnumber && <q>{text}</q>}
            </span>
            <span className="asked-quantity">
              {quantity === null ? <span className="asked-unknown">{lineEdit.unclear}</span> : `${quantity} ${unit}`}
            </span>
          </li>
        ))}
      </ol>
    </DialogForm>
  )
}

/** Offers the lines of an inquiry by mail that has none yet. */
export function FoundLines({ thread: { id, source, lines, text } }: { thread: Thread }) {
  const { lineEdit } = useDeskTexts()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ["POST /request/:id/line/read", id],
    queryFn: () => callApi("POST /request/:id/line/read", { params: { id }, json: { message_id: 0, preview: true } }),
    enabled: source === "mail" && lines.length === 0 && text !== "",
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data || data.lines.length === 0 || lines.length > 0) return null
  return (
    <Notice tone="info">
      {lineEdit.found(data.lines.length)}{" "}
      <Button look="line" onClick={() => setIsOpen(true)}>
        {lineEdit.look}
      </Button>
      {isOpen && (
        <ReadingDialog
          id={id}
          source={{ message_id: 0 }}
          name={lineEdit.found(data.lines.length)}
          reading={data}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Notice>
  )
}

import { useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import { limits } from "#contract/limits.ts"
import type { Thread } from "#contract/message.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { AreaField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"
import { AskedLine } from "./asked-line.tsx"
import { type AskedState, isKnown, useAskedStates } from "./asked-state.tsx"
import { LinesOut } from "./lines-out.tsx"
import "./asked-lines.css"

// Lines shown before the rest is collapsed; unknown numbers are always shown.
const shownFirst = 5
const foldedFrom = 9

interface AskedLinesProps {
  inquiry: Inquiry
  /** Null until it is loaded. */
  thread: Thread | null
  mayEdit: boolean
}

/** Requested lines, each with its current catalogue state; can be corrected, removed, added. */
export function AskedLines({ inquiry, thread, mayEdit }: AskedLinesProps) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const all = thread?.lines ?? inquiry.items.map(lineOfItem)
  const active = all.filter(({ removed }) => !removed)
  const states = useAskedStates(active)
  const [isWhole, setIsWhole] = useState(false)
  const lines = active.map((line, index) => ({ line, index, state: states.get(line.partnumber ?? "") }))
  const isFolded = !isWhole && active.length >= foldedFrom
  const hidden = isFolded
    ? lines.filter(({ line, index, state }) => index >= shownFirst && isKnown(state) && line.quantity !== null)
    : []
  const shown = lines.filter((entry) => !hidden.includes(entry))
  return (
    <section>
      <div className="asked-counts">
        <span>{states.size > 0 && desk.askedCounts(countStates(lines))}</span>
        {thread && active.length > 0 && <LinesOut id={inquiry.id} reference={inquiry.reference} lines={active} />}
      </div>
      <ol className="asked-list" aria-label={texts.items}>
        {shown.map(({ line, index, state }) => (
          <AskedLine
            key={line.id}
            line={line}
            place={index + 1}
            state={state}
            spareId={inquiry.spare_id}
            lang={inquiry.lang}
            mayEdit={mayEdit && thread !== null}
          />
        ))}
        {hidden.length > 0 && (
          <li className="asked-folded">
            <button type="button" className="text-button" onClick={() => setIsWhole(true)}>
              {desk.moreLines(hidden.length)} {desk.askedCounts(countStates(hidden))}
            </button>
          </li>
        )}
      </ol>
      {mayEdit && thread && <RemovedLines lines={all.filter(({ removed }) => removed)} />}
      {mayEdit && thread && <AddLines id={inquiry.id} />}
    </section>
  )
}

/** Returns an item of the list as a line, until the thread with the lines is loaded. */
const lineOfItem = (item: Inquiry["items"][number], index: number): InquiryLine => ({
  ...item,
  id: -index,
  version: 0,
  text: "",
  unit: "",
  source: "form",
  removed: false,
})

const countStates = (lines: readonly { line: InquiryLine; state: AskedState | undefined }[]) => ({
  found: lines.filter(({ line, state }) => state?.status === "found" && line.asked_number === "").length,
  superseded: lines.filter(
    ({ line, state }) => state?.status === "replaced" || (state?.status === "found" && line.asked_number !== ""),
  ).length,
  unknown: lines.filter(({ state }) => state !== undefined && !isKnown(state)).length,
})

function RemovedLines({ lines }: { lines: readonly InquiryLine[] }) {
  const { lineEdit } = useDeskTexts()
  const { isBusy, run } = useAction({ refreshes: ["GET /request/:id", "GET /request"] })
  if (lines.length === 0) return null
  return (
    <details className="asked-removed">
      <summary>{lineEdit.removed(lines.length)}</summary>
      <ul>
        {lines.map(({ id, version, partnumber, title, text, quantity }) => (
          <li key={id}>
            <s>
              {partnumber || title || text} × {quantity ?? "?"}
            </s>
            <Button
              look="quiet"
              busy={isBusy}
              onClick={() =>
                void run(() => callApi("PATCH /line/:id", { params: { id }, json: { removed: false }, version }))
              }
            >
              {lineEdit.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Takes a typed number or a pasted list; Enter adds one line, a list has its button. */
function AddLines({ id }: { id: number }) {
  const { lineEdit } = useDeskTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const form = useForm({
    start: { text: "" },
    check: ({ text }) => ({ text: text.trim() === "" ? lineEdit.nothing : undefined }),
    send: async ({ text }) => {
      const { lines, present } = await callApi("POST /request/:id/line/read", { params: { id }, json: { text } })
      if (lines.length === 0) throw new NothingRead()
      form.set({ text: "" })
      const more = present > 0 ? ` ${lineEdit.present(present)}` : ""
      toast({ text: `${lineEdit.added(lines.length)}.${more}`, about: "lines" })
      await refresh("GET /request/:id", "GET /request")
    },
    explain: (error) => (error instanceof NothingRead ? { errors: { text: lineEdit.nothing } } : null),
  })
  const { text } = form.values
  return (
    <Form form={form} className="asked-add">
      <AreaField
        label={lineEdit.add}
        rows={text.includes("\n") ? 4 : 1}
        maxLength={limits.comment}
        spellCheck={false}
        {...form.field("text")}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || text.includes("\n") || event.nativeEvent.isComposing) return
          event.preventDefault()
          form.submit()
        }}
      />
      {text.trim() !== "" && (
        <Button type="submit" look="line" busy={form.isBusy}>
          {lineEdit.addButton}
        </Button>
      )}
    </Form>
  )
}

class NothingRead extends Error {}

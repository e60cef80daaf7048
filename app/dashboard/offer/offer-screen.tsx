import { useQuery } from "@tanstack/react-query"
import { useEffect, useState, useSyncExternalStore } from "react"
import { Link } from "react-router"
import type { Offer } from "#contract/offer.ts"
import type { Thread } from "#contract/message.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { LineDetails } from "./line-details.tsx"
import type { CellContext } from "./offer-cells.ts"
import { OfferActions, useRevision } from "./offer-actions.tsx"
import { OfferBar } from "./offer-bar.tsx"
import { HeadFields } from "./head-fields.tsx"
import { OfferEnd } from "./offer-end.tsx"
import { type OfferedRow, newLine } from "./offer-rows.ts"
import { OfferSheet } from "./offer-sheet.tsx"
import { type OfferStore, type SheetState, createOfferStore } from "./offer-store.ts"
import { SheetNotices } from "./sheet-notices.tsx"
import { type PasteNote, pasteCells } from "./paste-cells.ts"
import { FormerPrices, useFormerPrices } from "./former-prices.tsx"
import { useSheet } from "./use-sheet.ts"
import "./offer.css"

interface OfferScreenProps {
  first: Offer
  thread: Thread
}

/** One offer: head, lines as a typing sheet, former prices and what is still open. */
export function OfferScreen({ first, thread }: OfferScreenProps) {
  const texts = useOfferTexts()
  const { inquiries } = useDashboardTexts()
  const language = useDashboardLanguage()
  const refresh = useRefresh()
  const [inquiryLines] = useState(() => thread.lines.filter(({ removed }) => !removed))
  const [store] = useState(() =>
    createOfferStore({
      offer: first,
      asked: inquiryLines,
      device: localStorage,
      send: (version, json) => callApi("PATCH /offer/:id", { params: { id: first.id }, json, version }),
    }),
  )
  const state = useSyncExternalStore(store.subscribe, store.read)
  // What is left typed is stored at once; without a connection it stays on the device.
  useEffect(() => () => void store.save(), [store])
  const { offer, rows, head } = state
  const { data: revisions } = useQuery(read("GET /request/:id/offer", { params: { id: offer.request_id } }))
  const before = revisions?.findLast(({ revision, sent_at }) => revision < offer.revision && sent_at !== null)
  const mayEdit = offer.state === "draft"
  const context: CellContext = { language, texts, currency: head.currency ?? offer.currency }
  const [note, setNote] = useState<PasteNote | null>(null)
  const [details, setDetails] = useState<number | null>(null)
  /** A later change ends the note of a paste, whose Undo would take that back. */
  const change = (next: readonly OfferedRow[]) => {
    setNote(null)
    store.change(next)
  }
  const step = (way: "undo" | "redo") => {
    setNote(null)
    store[way]()
  }
  const paste = (block: string[][], cell: { row: number; column: number }, mayMatch = true) => {
    const before = store.read().rows
    const pasted = pasteCells(before, block, { ...cell, mayMatch }, context)
    store.change(pasted.rows)
    const again = () => {
      store.undo()
      paste(block, cell, false)
    }
    setNote({ ...pasted, again: pasted.isByNumber ? again : null })
  }
  const { ref, handlers, ...sheet } = useSheet({
    rows,
    context,
    mayEdit,
    onRows: change,
    onUndo: step,
    onPaste: (block, cell) => paste(block, cell),
    onOpenRow: setDetails,
    onTakePrice: (row) => memory.takeNext(row),
  })
  const memory = useFormerPrices({ offer, rows, active: sheet.active.row, onRows: change })
  const addLine = (kind: "offer" | "cost") =>
    change([
      ...rows,
      {
        key: crypto.randomUUID(),
        asked: null,
        line: newLine({ kind, quantity: kind === "cost" ? 1 : null }),
        texts: {},
      },
    ])
  const onOffer = (changed: Offer) => {
    store.take(changed)
    void refresh("GET /request/:id", "GET /request", "GET /request/:id/offer")
  }
  return (
    <div className="offer-screen">
      <PageHeader
        title={texts.title(offer.number)}
        crumbs={[
          { to: "/dashboard/requests", label: inquiries.title },
          { to: `/dashboard/requests?open=${offer.request_id}`, label: thread.reference },
        ]}
        stamp={
          <>
            <b className={`offer-state offer-state-${offer.state}`}>{texts.states[offer.state]}</b>{" "}
            {thread.company || thread.name}
            {before && (
              <Link to={`/dashboard/requests/offer/${before.id}`}>{texts.replaces(`/${before.revision}`)}</Link>
            )}
            {mayEdit && (
              <output>{state.isSaving ? texts.saving : state.isUnsaved ? texts.unsaved : texts.saved}</output>
            )}
          </>
        }
      >
        <OfferActions offer={offer} thread={thread} onOffer={onOffer} />
      </PageHeader>
      {!mayEdit && <Notice tone="info">{texts.frozen}</Notice>}
      {state.failure !== null && <NotSaved store={store} state={state} />}
      <HeadFields offer={offer} head={head} mayEdit={mayEdit} onHead={store.setHead} />
      <SheetNotices store={store} state={state} context={context} note={note} onNote={setNote} />
      <OfferSheet
        rows={rows}
        context={context}
        tableRef={ref}
        handlers={handlers}
        sheet={sheet}
        memory={memory}
        email={thread.email}
        mayEdit={mayEdit}
        onRows={change}
        onDetails={setDetails}
      />
      {mayEdit && (
        <div className="action-row">
          <Button look="line" icon="plus" onClick={() => addLine("offer")}>
            {texts.addLine}
          </Button>
          <Button look="line" icon="plus" onClick={() => addLine("cost")}>
            {texts.addCost}
          </Button>
        </div>
      )}
      <OfferEnd {...{ offer, head, mayEdit, rows, context }} onHead={store.setHead} />
      <div className="offer-foot">
        {mayEdit && (
          <FormerPrices memory={memory} email={thread.email} onTake={(item) => memory.take(sheet.active.row, item)} />
        )}
        <OfferBar store={store} state={state} context={context} onRow={sheet.goTo} onOffer={onOffer} />
      </div>
      {details !== null && rows[details]?.line && (
        <LineDetails
          line={rows[details].line}
          context={context}
          onLine={(line) => change(rows.map((row, index) => (index === details ? { ...row, line } : row)))}
          onClose={() => setDetails(null)}
        />
      )}
    </div>
  )
}

/** Why the last change is not stored, and what can be done. */
function NotSaved({ store, state: { offer, failure } }: { store: OfferStore; state: SheetState }) {
  const texts = useOfferTexts()
  const { common } = useDashboardTexts()
  const { isBusy, revise } = useRevision(offer.request_id)
  // Somebody else has sent it.
  const isFrozen = isCode(failure, "conflict")
  return (
    <Notice tone="bad">
      {isFrozen ? texts.meanwhile : `${texts.notSaved} ${errorText(common, failure)}`}{" "}
      <button
        type="button"
        className="text-button"
        aria-disabled={isBusy || undefined}
        onClick={() => void (isFrozen ? revise(store.typed()) : store.save())}
      >
        {isFrozen ? texts.revise : common.tryAgain}
      </button>
    </Notice>
  )
}

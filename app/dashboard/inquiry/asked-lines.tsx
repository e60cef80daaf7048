import { useState } from "react"
import { Link } from "react-router"
import type { Inquiry, InquiryItem } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { PartPageLink } from "../part/part-page-link.tsx"
import { ViewSiteLink } from "../shell/view-site-link.tsx"
import { type AskedState, AskedNote, isKnown, useAskedStates } from "./asked-state.tsx"
import "./conversation.css"

// Lines shown before the rest is collapsed; unknown numbers are always shown.
const shownFirst = 5
const foldedFrom = 9

/** Requested lines, each with its current catalogue state. */
export function AskedLines({ inquiry: { items, spare_id, lang } }: { inquiry: Inquiry }) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const states = useAskedStates(items)
  const [isWhole, setIsWhole] = useState(false)
  const stateOf = ({ partnumber }: InquiryItem) => states.get(partnumber ?? "")
  const lines = items.map((item, index) => ({ item, index, state: stateOf(item) }))
  const isFolded = !isWhole && items.length >= foldedFrom
  const hidden = isFolded ? lines.filter(({ index, state }) => index >= shownFirst && isKnown(state)) : []
  const shown = lines.filter((line) => !hidden.includes(line))
  const count = (asked: readonly { item: InquiryItem; state: AskedState | undefined }[]) =>
    desk.askedCounts({
      found: asked.filter(({ item, state }) => state?.status === "found" && item.asked_number === "").length,
      superseded: asked.filter(
        ({ item, state }) => state?.status === "replaced" || (state?.status === "found" && item.asked_number !== ""),
      ).length,
      unknown: asked.filter(({ state }) => state !== undefined && !isKnown(state)).length,
    })
  return (
    <section>
      <h3>
        {desk.linesAsked(items.length)} <small>{states.size > 0 && count(lines)}</small>
      </h3>
      <ol className="asked-list" aria-label={texts.items}>
        {shown.map(({ item, index, state }) => (
          <li key={index} value={index + 1}>
            <span className="asked-position" aria-hidden="true">
              {index + 1}
            </span>
            <span className="asked-number">
              <ItemLink item={item} spareId={spare_id} />
              {item.partnumber && isKnown(state) && <PartPageLink partnumber={item.partnumber} />}
            </span>
            <span className="asked-mark">
              <AskedNote state={state} />
              {item.asked_number && <span>{texts.askedAs(item.asked_number)}</span>}
              {item.partnumber && item.title && item.title !== item.partnumber && <span lang={lang}>{item.title}</span>}
              {item.position && <span>{texts.position(item.position)}</span>}
              {item.note && <em lang={lang}>{item.note}</em>}
            </span>
            <span className="asked-quantity">
              <span aria-hidden="true">{item.quantity}</span>
              <span className="visually-hidden">{texts.quantity(item.quantity)}</span>
            </span>
          </li>
        ))}
        {hidden.length > 0 && (
          <li className="asked-folded">
            <button type="button" className="text-button" onClick={() => setIsWhole(true)}>
              {desk.moreLines(hidden.length)} {count(hidden)}
            </button>
          </li>
        )}
      </ol>
    </section>
  )
}

/** Links a part to its group's list, or without a known group to the search; a product to its editor. */
function ItemLink({ item, spareId }: { item: InquiryItem; spareId: number | null }) {
  const { inquiries: texts } = useDashboardTexts()
  const { partnumber, product_id, title } = item
  if (partnumber && spareId !== null)
    return (
      <Link
        to={`/dashboard/spare/${spareId}?query=${encodeURIComponent(partnumber)}#parts`}
        aria-label={texts.showInList(partnumber)}
      >
        {partnumber}
      </Link>
    )
  if (partnumber) return <ViewSiteLink to={`/search?q=${encodeURIComponent(partnumber)}`}>{partnumber}</ViewSiteLink>
  return product_id === null ? title : <Link to={`/dashboard/product/${product_id}`}>{title}</Link>
}

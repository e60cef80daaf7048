import { useState } from "react"
import { Link } from "react-router"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { Icon } from "#app/ui/icon.tsx"
import { PartPageLink } from "../part/part-page-link.tsx"
import { ViewSiteLink } from "../shell/view-site-link.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"
import { useShortcut } from "../ui/use-shortcut.ts"
import { type AskedState, AskedNote, isKnown } from "./asked-state.tsx"

interface AskedLineProps {
  line: InquiryLine
  /** Place in the list, from 1. */
  place: number
  state: AskedState | undefined
  spareId: number | null
  /** Language of the customer, in which titles and notes are. */
  lang: Language
  mayEdit: boolean
}

/** One line: what was asked and what the catalogue says of it; a press on the number opens its fields in place. */
export function AskedLine({ line, place, state, spareId, lang, mayEdit }: AskedLineProps) {
  const { inquiries: texts } = useDashboardTexts()
  const { lineEdit } = useDeskTexts()
  const [isEdited, setIsEdited] = useState(false)
  if (isEdited)
    return (
      <li className="asked-edited" value={place}>
        <LineForm line={line} place={place} onDone={() => setIsEdited(false)} />
      </li>
    )
  const { partnumber, asked_number, title, position, note, quantity, unit, text } = line
  const isOwnText = text !== "" && text !== partnumber && text !== asked_number
  return (
    <li value={place}>
      <span className="asked-position" aria-hidden="true">
        {place}
      </span>
      <span className="asked-number">
        <ItemLink line={line} spareId={spareId} />
        {partnumber && isKnown(state) && <PartPageLink partnumber={partnumber} />}
      </span>
      <span className="asked-mark">
        <AskedNote state={state} />
        {asked_number && <span>{texts.askedAs(asked_number)}</span>}
        {partnumber && title && title !== partnumber && <span lang={lang}>{title}</span>}
        {position && <span>{texts.position(position)}</span>}
        {note && !(isOwnText && text.includes(note)) && <em lang={lang}>{note}</em>}
        {isOwnText && <q lang={lang}>{text}</q>}
      </span>
      <span className="asked-quantity">
        {quantity === null ? (
          <span className="asked-unknown">{lineEdit.unclear}</span>
        ) : (
          <>
            <span aria-hidden="true">
              {quantity} {unit}
            </span>
            <span className="visually-hidden">{unit ? `${quantity} ${unit}` : texts.quantity(quantity)}</span>
          </>
        )}
        {mayEdit && (
          <button
            type="button"
            className="icon-button"
            aria-label={lineEdit.edit(place)}
            title={lineEdit.edit(place)}
            onClick={() => setIsEdited(true)}
          >
            <Icon name="edit" />
          </button>
        )}
      </span>
    </li>
  )
}

/** Corrects a line or removes it; what the customer wrote stays beside the fields. */
function LineForm({ line, place, onDone }: Pick<AskedLineProps, "line" | "place"> & { onDone: () => void }) {
  const { common } = useDashboardTexts()
  const { lineEdit } = useDeskTexts()
  const refresh = useRefresh()
  const { id, version, text } = line
  const close = async () => {
    await refresh("GET /request/:id", "GET /request")
    onDone()
  }
  const form = useForm({
    start: {
      partnumber: line.partnumber ?? "",
      quantity: String(line.quantity ?? ""),
      unit: line.unit,
      note: line.note,
    },
    check: ({ quantity }) => ({ quantity: /^[1-9]?\d*$/u.test(quantity.trim()) ? undefined : lineEdit.quantityWrong }),
    send: async ({ quantity, ...fields }) => {
      const json = { ...fields, quantity: quantity.trim() === "" ? null : Number(quantity) }
      await callApi("PATCH /line/:id", { params: { id }, json, version })
      await close()
    },
  })
  const removal = useAction()
  const remove = async () => {
    if (await removal.run(() => callApi("DELETE /line/:id", { params: { id }, version }))) await close()
  }
  useShortcut("Escape", onDone)
  return (
    <Form form={form} className="asked-form">
      <TextField
        label={lineEdit.number}
        {...form.field("partnumber")}
        maxLength={limits.partNumber}
        className="input mono"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the press before
        autoFocus
      />
      <TextField label={lineEdit.quantity} {...form.field("quantity")} inputMode="numeric" className="input mono" />
      <TextField label={lineEdit.unit} {...form.field("unit")} maxLength={limits.lineUnit} />
      <TextField label={lineEdit.note} {...form.field("note")} maxLength={limits.itemNote} />
      {text !== "" && <q>{text}</q>}
      <div className="action-row">
        <Button type="submit" busy={form.isBusy}>
          {lineEdit.done}
        </Button>
        <Button look="line" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button
          look="quiet"
          icon="trash"
          busy={removal.isBusy}
          aria-label={lineEdit.remove(place)}
          title={lineEdit.remove(place)}
          onClick={() => void remove()}
        />
      </div>
    </Form>
  )
}

/** Links a part to its group's list, or without a known group to the search; a product to its editor. */
function ItemLink({ line, spareId }: { line: InquiryLine; spareId: number | null }) {
  const { inquiries: texts } = useDashboardTexts()
  const { partnumber, product_id, title } = line
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

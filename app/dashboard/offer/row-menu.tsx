import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { MenuButton } from "../ui/menu-button.tsx"
import { type OfferedRow, isMain, lineOfRow, newLine } from "./offer-rows.ts"

interface RowMenuProps {
  rows: readonly OfferedRow[]
  index: number
  place: string
  onRows: (rows: readonly OfferedRow[]) => void
  onDetails: (row: number) => void
  /** Moves to the price of a row. */
  goTo: (row: number) => void
}

/** What is rarely done with a line: an alternative, further fields, removal. */
export function RowMenu({ rows, index, place, onRows, onDetails, goTo }: RowMenuProps) {
  const texts = useOfferTexts()
  const row = rows[index]
  if (!row) return null
  const hasAlternative = rows.some(({ asked, line }) => asked === row.asked && line?.kind === "alternative")
  const addAlternative = () => {
    const line = {
      ...lineOfRow(row),
      id: undefined,
      kind: "alternative" as const,
      reason: "" as const,
      unit_price: null,
    }
    const beside: OfferedRow = { key: crypto.randomUUID(), asked: row.asked, line: newLine(line), texts: {} }
    onRows(rows.toSpliced(index + 1, 0, beside))
    goTo(index + 1)
  }
  const remove = () => {
    // An asked line stays, without its answer.
    const open = isMain(row) ? [{ ...row, line: null, texts: {} }] : []
    onRows(rows.toSpliced(index, 1, ...open))
  }
  return (
    <MenuButton
      label={texts.more(place)}
      items={[
        ...(isMain(row) && !hasAlternative ? [{ label: texts.addAlternative, run: addAlternative }] : []),
        ...(row.line ? [{ label: texts.details, run: () => onDetails(index) }] : []),
        ...(row.line ? [{ label: texts.removeLine, isDanger: true, run: remove }] : []),
      ]}
    />
  )
}

import { type OfferLineKind, noOfferReasons } from "#contract/offer-constants.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { FilterSelect } from "../list/filter-select.tsx"
import { type OfferedRow, lineOfRow } from "./offer-rows.ts"

interface KindCellProps {
  row: OfferedRow
  place: string
  mayEdit: boolean
  onRow: (row: OfferedRow) => void
}

/** What a line is answered with; for no offer, its reason. */
export function KindCell({ row, place, mayEdit, onRow }: KindCellProps) {
  const texts = useOfferTexts()
  const { asked: inquiryLine, line } = row
  const kind = line?.kind ?? ""
  const isFixed = !mayEdit || line?.kind === "alternative" || line?.kind === "cost"
  const kinds: readonly (OfferLineKind | "")[] = inquiryLine
    ? [...(line ? [] : ([""] as const)), "offer", "replacement", "none"]
    : ["offer"]
  return (
    <>
      {isFixed || kinds.length === 1 ? (
        <span>{texts.kinds[kind]}</span>
      ) : (
        <FilterSelect
          label={texts.cell(texts.columns.kind, place)}
          value={kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onChoose={(value) => value !== "" && onRow({ ...row, line: { ...lineOfRow(row), kind: value, reason: "" } })}
        />
      )}
      {line?.kind === "none" &&
        (mayEdit ? (
          <FilterSelect
            label={texts.cell(texts.reason, place)}
            value={line.reason}
            options={noOfferReasons.map((value) => ({ value, label: texts.reasons[value] }))}
            onChoose={(reason) => onRow({ ...row, line: { ...line, reason } })}
          />
        ) : (
          <small>{texts.reasons[line.reason]}</small>
        ))}
    </>
  )
}

import { memo } from "react"
import { limits } from "#contract/limits.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { tableRoles as roles } from "../../ui/table-roles.ts"
import { chooseText } from "../choose-text.ts"
import { NumberLink } from "../part-link.tsx"
import { isInCatalogue } from "../request-list/look-up-numbers.ts"
import { moveBetweenRows } from "./move-between-rows.ts"
import { type PasteRow, quantityOf, stateOf } from "./paste-row.ts"

interface PastedRowProps {
  row: PasteRow
  onChange: (id: string, change: Partial<PasteRow>) => void
  onNumber: (id: string, number: string) => void
  onRemove: (id: string) => void
}

/** One line of the list: as pasted, its number and part, quantity, and result. */
export const PastedRow = memo(function PastedRow({ row, onChange, onNumber, onRemove }: PastedRowProps) {
  const { paste } = useTexts()
  const language = useLanguage()
  const { id, number, numbers, pasted, position, why, quantity } = row
  const part = row.meant ?? row.found.part
  const title = part ? chooseText(part, "description", language) : null
  const isOpen = quantityOf(row) === null
  const name = number || numbers.join(" / ")
  const hint = isOpen ? paste.quantityOpen : why === "quantity_missing" ? paste.quantityMissing : undefined
  return (
    <tr {...roles.row} data-row={id} className={isOpen || number === "" ? "open" : undefined}>
      <td {...roles.cell} className="pasted-position" data-l={paste.position}>
        {position}
      </td>
      <td {...roles.cell} className="pasted-number">
        {numbers.length > 1 ? (
          <select
            aria-label={number === "" ? paste.chooseNumber : paste.choose(number)}
            aria-invalid={number === "" || undefined}
            value={number}
            onChange={(event) => onNumber(id, event.target.value)}
          >
            {number === "" && <option value="">{paste.chooseNumber}</option>}
            {numbers.map((other) => (
              <option key={other}>{other}</option>
            ))}
          </select>
        ) : part ? (
          <b className="mono">
            <NumberLink number={part.partnumber} inNewTab />
          </b>
        ) : (
          <NumberField row={row} onNumber={onNumber} />
        )}
        <small title={pasted}>
          <span className="visually-hidden">{paste.asPasted}: </span>
          {pasted.replaceAll("\t", " · ")}
        </small>
      </td>
      <td {...roles.cell} className="what">
        {title?.text && <span lang={title.lang}>{title.text}</span>}
        <State row={row} onChange={(change) => onChange(id, change)} />
      </td>
      <td {...roles.cell} className="pasted-quantity" data-l={paste.quantity}>
        <input
          className="input"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          onKeyDown={moveBetweenRows}
          aria-label={paste.quantityOf(name)}
          aria-invalid={isOpen || undefined}
          aria-describedby={hint ? `${row.id}-hint` : undefined}
          value={quantity}
          onChange={(event) => onChange(id, { quantity: event.target.value, why: "read" })}
        />
        {hint && (
          <small id={`${row.id}-hint`} className={isOpen ? "paste-warning" : undefined}>
            {hint}
          </small>
        )}
      </td>
      <td {...roles.cell} className="pasted-remove">
        <button type="button" className="icon-button" aria-label={paste.remove(name)} onClick={() => onRemove(id)}>
          <Icon name="x" />
        </button>
      </td>
    </tr>
  )
})

/** An unknown number, to be corrected; looked up on blur or Enter. */
function NumberField({ row, onNumber }: Pick<PastedRowProps, "row" | "onNumber">) {
  const { paste } = useTexts()
  const { id, number } = row
  const commit = (typed: string) => {
    const next = typed.trim()
    if (next !== "" && next !== number) onNumber(id, next)
  }
  return (
    <input
      key={number}
      className="input mono"
      maxLength={limits.partNumber}
      autoComplete="off"
      spellCheck={false}
      aria-label={paste.numberField(number)}
      defaultValue={number}
      onBlur={({ target }) => commit(target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit(event.currentTarget.value)
        moveBetweenRows(event)
      }}
    />
  )
}

function State({ row, onChange }: { row: PasteRow; onChange: (change: Partial<PasteRow>) => void }) {
  const { paste } = useTexts()
  const { found, meant, number } = row
  const state = stateOf(row)
  if (state === "open")
    return (
      <span className="fate unknown">
        <Icon name="warn" />
        <span>{paste.severalNumbers}</span>
      </span>
    )
  if (state === "found")
    return (
      <span className="fate found">
        <Icon name="check" />
        {meant ? paste.meant(number) : paste.found}
      </span>
    )
  if (state === "replaced" && found.current !== null)
    return (
      <span className="fate replaced">
        <Icon name="right" />
        <span>{paste.replacedBy(found.current)}</span>
        <label className="take">
          <input
            type="checkbox"
            checked={row.takeSuccessor}
            onChange={(event) => onChange({ takeSuccessor: event.target.checked })}
          />
          {paste.takeSuccessor(found.current)}
        </label>
      </span>
    )
  return (
    <span className="fate unknown">
      <Icon name="warn" />
      <span>{state !== "similar" ? paste.unknown : isInCatalogue(found) ? paste.ambiguous : paste.similar}</span>
      {found.similar.map((part) => (
        <button
          key={part.id}
          type="button"
          className="button button-small button-outline"
          onClick={() => onChange({ meant: part, takeSuccessor: false })}
        >
          {paste.didYouMean(part.partnumber)}
        </button>
      ))}
    </span>
  )
}

import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { tableRoles as roles } from "../../ui/table-roles.ts"
import { chooseText } from "../choose-text.ts"
import { type PasteRow, quantityOf, stateOf } from "./paste-row.ts"

interface PastedRowProps {
  row: PasteRow
  onChange: (change: Partial<PasteRow>) => void
  onNumber: (number: string) => void
  onRemove: () => void
}

/** One line of the list: as pasted, the number found in it, its part, the quantity to correct, and what becomes of it. */
export function PastedRow({ row, onChange, onNumber, onRemove }: PastedRowProps) {
  const { paste } = useTexts()
  const language = useLanguage()
  const { number, numbers, pasted, position, why, quantity } = row
  const part = row.meant ?? row.found.part
  const title = part ? chooseText(part, "description", language) : null
  const isOpen = quantityOf(row) === null
  const name = number || numbers.join(" / ")
  const hint = isOpen ? paste.quantityOpen : why === "quantity_missing" ? paste.quantityMissing : undefined
  return (
    <tr {...roles.row} className={isOpen || number === "" ? "open" : undefined}>
      <td {...roles.cell} className="pasted-position" data-l={paste.position}>
        {position}
      </td>
      <td {...roles.cell} className="pasted-number">
        {numbers.length > 1 ? (
          <select
            aria-label={number === "" ? paste.chooseNumber : paste.choose(number)}
            aria-invalid={number === "" || undefined}
            value={number}
            onChange={(event) => onNumber(event.target.value)}
          >
            {number === "" && <option value="">{paste.chooseNumber}</option>}
            {numbers.map((other) => (
              <option key={other}>{other}</option>
            ))}
          </select>
        ) : (
          <b className="mono">{part?.partnumber ?? number}</b>
        )}
        <small title={pasted}>
          <span className="visually-hidden">{paste.asPasted}: </span>
          {pasted.replaceAll("\t", " · ")}
        </small>
      </td>
      <td {...roles.cell} className="what">
        {title?.text && <span lang={title.lang}>{title.text}</span>}
        <State row={row} onChange={onChange} />
      </td>
      <td {...roles.cell} className="pasted-quantity" data-l={paste.quantity}>
        <input
          className="input"
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          aria-label={paste.quantityOf(name)}
          aria-invalid={isOpen || undefined}
          aria-describedby={hint ? `${row.id}-hint` : undefined}
          value={quantity}
          onChange={(event) => onChange({ quantity: event.target.value.replace(/\D/gu, ""), why: "read" })}
        />
        {hint && (
          <small id={`${row.id}-hint`} className={isOpen ? "paste-warning" : undefined}>
            {hint}
          </small>
        )}
      </td>
      <td {...roles.cell} className="pasted-remove">
        <button type="button" className="icon-button" aria-label={paste.remove(name)} onClick={onRemove}>
          <Icon name="x" />
        </button>
      </td>
    </tr>
  )
}

function State({ row, onChange }: Pick<PastedRowProps, "row" | "onChange">) {
  const { paste } = useTexts()
  const { found, meant, number } = row
  const state = stateOf(row)
  if (state === "open")
    return (
      <span className="fate unknown">
        <Icon name="warn" />
        {paste.severalNumbers}
      </span>
    )
  if (state === "found")
    return (
      <span className="fate found">
        <Icon name="check" />
        {meant ? paste.meant(number) : paste.found}
      </span>
    )
  if (state === "replaced" && found.part)
    return (
      <span className="fate replaced">
        <Icon name="right" />
        <span>{paste.replacedBy(found.part.subst_part)}</span>
        <label className="take">
          <input
            type="checkbox"
            checked={row.takeSuccessor}
            onChange={(event) => onChange({ takeSuccessor: event.target.checked })}
          />
          {paste.takeSuccessor(found.part.subst_part)}
        </label>
      </span>
    )
  return (
    <span className="fate unknown">
      <Icon name="warn" />
      <span>{state === "similar" ? paste.similar : paste.unknown}</span>
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

import { type KeyboardEvent, type ReactNode, memo } from "react"
import { limits } from "#contract/limits.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { tableRoles as roles } from "../../ui/table-roles.ts"
import { IconButton, SmallButton } from "../buttons.tsx"
import { chooseText } from "../choose-text.ts"
import { Marked } from "../marked.tsx"
import { NumberLink } from "../part-link.tsx"
import { isInCatalogue } from "../request-list/look-up-numbers.ts"
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
        <IconButton icon="x" label={paste.remove(name)} onClick={() => onRemove(id)} />
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
  const { found: lookedUp, meant, number } = row
  const { current } = lookedUp
  const state = stateOf(row)
  if (state === "open") return <Fate name="unknown" icon="warn" text={paste.severalNumbers} />
  if (state === "found") return <Fate name="found" icon="check" text={meant ? paste.meant(number) : paste.found} />
  if (state === "replaced" && current !== null)
    return (
      <Fate name="replaced" icon="right" text={paste.replacedBy(current)}>
        <label className="take">
          <input
            type="checkbox"
            checked={row.takeSuccessor}
            onChange={(event) => onChange({ takeSuccessor: event.target.checked })}
          />
          {paste.takeSuccessor(current)}
        </label>
      </Fate>
    )
  const reason = state !== "similar" ? paste.unknown : isInCatalogue(lookedUp) ? paste.ambiguous : paste.similar
  return (
    <Fate name="unknown" icon="warn" text={reason}>
      {lookedUp.similar.map((part) => (
        <SmallButton key={part.id} onClick={() => onChange({ meant: part, takeSuccessor: false })}>
          <DidYouMean part={part} />
        </SmallButton>
      ))}
    </Fate>
  )
}

/** The question for a near number, with what differs marked. */
function DidYouMean({ part: { partnumber, segments = [partnumber] } }: { part: PasteRow["found"]["similar"][number] }) {
  const { paste } = useTexts()
  const [before, after] = paste.didYouMean(partnumber).split(partnumber)
  return (
    <span>
      {before}
      <Marked segments={segments} />
      {after}
    </span>
  )
}

interface FateProps {
  name: "found" | "replaced" | "unknown"
  icon: IconName
  text: string
  children?: ReactNode
}

const Fate = ({ name, icon, text, children }: FateProps) => (
  <span className={`fate ${name}`}>
    <Icon name={icon} />
    <span>{text}</span>
    {children}
  </span>
)

/** Moves to the same field of another row by Enter and arrow keys; Enter would submit the form. */
function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: target, key } = event
  const step = key === "Enter" || key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const cell = target.closest("td")?.className.split(" ")[0] ?? ""
  for (let row = neighbour(target.closest("tr"), step); row; row = neighbour(row, step)) {
    const field = row.querySelector<HTMLInputElement>(`.${cell} input`)
    if (!field) continue
    field.focus()
    field.select()
    return
  }
}

const neighbour = (row: Element | null, step: number): Element | null =>
  (step > 0 ? row?.nextElementSibling : row?.previousElementSibling) ?? null

import { type KeyboardEvent, type ReactNode, useId, useState } from "react"
import "./combobox.css"

interface ComboboxState {
  isOpen: boolean
  /** Position of the active option; -1 for none. */
  active: number
}

interface ComboboxStep extends ComboboxState {
  isChosen: boolean
}

/**
 * Returns what a key does in a combobox with this many options: arrows, Home and End move, Enter chooses, Escape closes
 * the list. Null for keys of the text, and for Escape without a list, which belongs to what is around.
 */
export function comboboxStep(key: string, { isOpen, active }: ComboboxState, count: number): ComboboxStep | null {
  const move = (to: number) => (count === 0 ? null : { isOpen: true, active: (to + count) % count, isChosen: false })
  const isListed = isOpen && count > 0
  if (key === "ArrowDown") return move(isListed ? active + 1 : 0)
  if (key === "ArrowUp") return move(isListed && active > 0 ? active - 1 : count - 1)
  if (!isListed) return null
  if (key === "Escape") return { isOpen: false, active: -1, isChosen: false }
  if (active < 0) return null
  if (key === "Home") return move(0)
  if (key === "End") return move(count - 1)
  return key === "Enter" ? { isOpen, active, isChosen: true } : null
}

interface ComboboxOptions<Option> {
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Whether the list stays open, with its first option active, because it is all that a panel holds. */
  isPermanent?: boolean
}

/** A text field whose list of options follows what is typed: the combobox pattern of WAI-ARIA. */
export function useCombobox<Option>({ options, onChoose, isPermanent = false }: ComboboxOptions<Option>) {
  const id = useId()
  const closed: ComboboxState = { isOpen: isPermanent, active: isPermanent ? 0 : -1 }
  const [state, setState] = useState(closed)
  const shown = state.isOpen ? options : []
  const active = Math.min(state.active, shown.length - 1)
  const choose = (option: Option) => {
    onChoose(option)
    if (!isPermanent) setState(closed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPermanent && event.key === "Escape") return
    // Around the panel may be a form.
    if (isPermanent && event.key === "Enter") event.preventDefault()
    const step = comboboxStep(event.key, { isOpen: state.isOpen, active }, options.length)
    if (!step) return
    event.preventDefault()
    if (event.key === "Escape") event.stopPropagation()
    const option = shown[step.active]
    if (step.isChosen) return option !== undefined && choose(option)
    setState(step)
    document.getElementById(`${id}-${step.active}`)?.scrollIntoView({ block: "nearest" })
  }
  return {
    id,
    shown,
    active,
    choose,
    isOpen: state.isOpen,
    open: () => setState({ isOpen: true, active: isPermanent ? 0 : -1 }),
    /** Attributes of the text field; its change handler calls `open`. */
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": shown.length > 0,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined,
      autoComplete: "off",
      onBlur: () => setState(closed),
      onKeyDown,
    },
  } as const
}

interface ComboboxListProps<Option> {
  combobox: ReturnType<typeof useCombobox<Option>>
  label: string
  className?: string
  keyOf: (option: Option) => string | number
  /** Announced while the list is open, such as the number of options. */
  status: string
  /** Shown in a list that stays open without options. */
  empty?: ReactNode
  children: (option: Option) => ReactNode
}

/** The options of a combobox. */
export function ComboboxList<Option>(props: ComboboxListProps<Option>) {
  const { combobox, label, className = "combobox-list", keyOf, status, empty, children } = props
  const { id, shown, active, choose, isOpen } = combobox
  return (
    <>
      <div
        id={`${id}-list`}
        className={className}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that follows what is typed
        role="listbox"
        aria-label={label}
        hidden={shown.length === 0 && (empty === undefined || !isOpen)}
      >
        {shown.map((option, index) => (
          <button
            key={keyOf(option)}
            id={`${id}-${index}`}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keeps the focus in the field, so that a click is not a blur.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {children(option)}
          </button>
        ))}
        {shown.length === 0 && empty}
      </div>
      <output className="visually-hidden">{isOpen ? status : ""}</output>
    </>
  )
}

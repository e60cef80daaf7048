import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useCloseOutside } from "./use-close-outside.ts"
import { useLock } from "./use-lock.ts"

export interface MenuItem {
  label: string
  /** Small text at the right, such as a count. */
  aside?: string | undefined
  /** Why it is disabled. */
  reason?: string | undefined
  isDanger?: boolean
  /** A promise keeps the menu closed until it has settled: a further Enter must not choose again. */
  run: () => unknown
}

interface MenuButtonProps extends Pick<ComponentProps<"button">, "tabIndex" | "onFocus" | "onMouseDown" | "className"> {
  label: string
  items: readonly MenuItem[]
  icon?: IconName
}

/**
 * A button, by default with three dots, that opens a menu of rare actions: arrow keys, Home and End move, Escape
 * closes.
 */
export function MenuButton({ label, items, icon = "dots", className = "icon-button", ...attributes }: MenuButtonProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const lock = useLock()
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])]
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus()
  }, [isOpen])
  useCloseOutside(box, isOpen, () => setIsOpen(false))
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === "Escape") close()
    else if (to !== undefined) all.at(to % all.length)?.focus()
    else return
    event.preventDefault()
  }
  return (
    <div className="menu-button" ref={box}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={icon === "dots" ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={lock.isBusy || undefined}
        onClick={() => setIsOpen(!isOpen && !lock.isBusy)}
        {...attributes}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <div className="menu-list" id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={item.isDanger ? "menu-danger" : undefined}
              aria-disabled={item.reason === undefined ? undefined : true}
              onClick={() => {
                if (item.reason !== undefined) return
                close()
                void lock.run(async () => item.run())
              }}
            >
              <span>
                {item.label}
                {item.reason !== undefined && <small>{item.reason}</small>}
              </span>
              {item.aside !== undefined && <span className="menu-aside">{item.aside}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { Button } from "./button.tsx"
import { useCloseOutside } from "./use-close-outside.ts"
import { useShortcut } from "./use-shortcut.ts"

interface PopPanelProps extends Omit<ComponentProps<typeof Button>, "children" | "onClick"> {
  label: string
  /** Shown on the button; default the label. */
  shown?: ReactNode
  /** Content of the panel; the element marked `data-first-focus` gets the focus. */
  children: (close: () => void) => ReactNode
  /** Called after Escape has closed the panel and focused its button. */
  onEscape?: () => void
}

/** A button with a small form below it; Escape, a click elsewhere and leaving it by keyboard close the form. */
export function PopPanel({ label, shown = label, children, onEscape, ...button }: PopPanelProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus()
  }, [isOpen])
  useCloseOutside(box, isOpen, () => setIsOpen(false))
  const close = () => {
    setIsOpen(false)
    document.getElementById(`${id}-button`)?.focus()
  }
  useShortcut("Escape", () => {
    if (!isOpen) return
    close()
    onEscape?.()
  })
  return (
    <div className="pop-panel" ref={box}>
      <Button
        look="quiet"
        {...button}
        id={`${id}-button`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {shown}
      </Button>
      {isOpen && (
        <div
          className="pop-body"
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not modal, and no dialog of the page's
          role="dialog"
          aria-label={label}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}

import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { placeToasts } from "./toasts.tsx"
import { IconOnlyButton } from "./button.tsx"

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** An alertdialog has no close button; it is answered by its buttons or Escape. */
  role?: "dialog" | "alertdialog"
  /** "side": along the right edge of the window. */
  size?: "narrow" | "medium" | "wide" | "side"
}

/**
 * A modal dialog on the native element: the page behind it is inert, Escape closes it, focus returns to where it was.
 * The element marked `data-first-focus`, else the title, has the initial focus.
 */
export function Dialog({ title, onClose, children, role = "dialog", size = "narrow" }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { common } = useDashboardTexts()
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (!dialog?.open) dialog?.showModal()
    placeToasts()
    const first = dialog?.querySelector<HTMLElement>("[data-first-focus]") ?? titleRef.current
    first?.focus()
    return () => {
      dialog?.close()
      placeToasts()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  // At the end of the body, because a dialog may contain a form and be opened from within another form.
  return createPortal(
    <dialog
      ref={ref}
      className={`dialog-window modal modal-${size}`}
      role={role === "alertdialog" ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === "alertdialog" ? `${id}-body` : undefined}
      onKeyDown={(event) => {
        // Else the browser closes it, and dialogs below it, once the page has prevented that without other interaction.
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        // A file input's cancel event bubbles up to here.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (!ref.current || ref.current.open) return
        // The browser closed it without asking: for a gesture, or while the focus was outside.
        ref.current.showModal()
        titleRef.current?.focus()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {role === "dialog" && <IconOnlyButton icon="x" label={common.close} onClick={onClose} />}
      </div>
      <div id={`${id}-body`} className="dialog-body">
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

import { type ReactNode, createContext, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconOnlyButton } from "./button.tsx"

export interface Toast {
  text: string
  /** Errors are announced at once and stay until closed. */
  isError?: boolean
  /** A later message about the same subject replaces this one. */
  about?: string
  action?: { label: string; run: () => void }
}
type Shown = Toast & { id: number }

const staysMs = 20_000

const Context = createContext<((toast: Toast) => void) | null>(null)
const DismissContext = createContext<(about: string) => void>(() => undefined)

/** Returns a function that removes the messages about a subject. */
export const useDismissToasts = (): ((about: string) => void) => use(DismissContext)

/** Returns a function that shows an alert of the specification: a message that takes no focus. */
export function useToast(): (toast: Toast) => void {
  const show = use(Context)
  if (!show) throw new Error("useToast needs a ToastProvider above it")
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const last = useRef(0)
  const show = useCallback((toast: Toast) => {
    last.current += 1
    const shown = { ...toast, id: last.current }
    // A repeated message replaces the old one, so that repeated failures do not fill the screen. Two deletions with the
    // same text concern different records, and each can be undone.
    const isOver = (old: Toast) =>
      old.about === undefined || toast.about === undefined ? old.text === toast.text : old.about === toast.about
    setToasts((all) => [...all.filter((old) => !isOver(old)), shown])
  }, [])
  const dismiss = useCallback((about: string) => setToasts((all) => all.filter((toast) => toast.about !== about)), [])
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  return (
    <Context value={show}>
      <DismissContext value={dismiss}>{children}</DismissContext>
      <ToastRegion toasts={toasts} onClose={close} />
    </Context>
  )
}

/**
 * Moves the region of messages into the topmost modal dialog, as everything outside of it is inert, or back into the
 * page. The element stays the same, so that screen readers know it before a message arrives.
 */
export function placeToasts(): void {
  const region = document.querySelector(".toasts")
  const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body
  if (region && region.parentElement !== top) top.append(region)
}

function ToastRegion({ toasts, onClose }: { toasts: readonly Shown[]; onClose: (id: number) => void }) {
  const [region] = useState(() => {
    const element = document.createElement("div")
    element.className = "toasts"
    return element
  })
  useLayoutEffect(() => {
    document.body.append(region)
    placeToasts()
    return () => region.remove()
  }, [region])
  const list = (isError: boolean) =>
    toasts
      .filter((toast) => (toast.isError ?? false) === isError)
      .map((toast) => <ToastBox key={toast.id} toast={toast} onClose={onClose} />)
  return createPortal(
    <>
      <output>{list(false)}</output>
      <div role="alert">{list(true)}</div>
    </>,
    region,
  )
}

function ToastBox({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const { common } = useDashboardTexts()
  const { id, isError, action } = toast
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isError) return
    const timer = setInterval(() => {
      // Stays as long again while any message is pointed at or focused.
      if (!box.current?.closest(".toasts")?.matches(":hover, :focus-within")) onClose(id)
    }, staysMs)
    return () => clearInterval(timer)
  }, [id, isError, onClose])
  return (
    <div ref={box} className={isError ? "toast toast-error on-ink" : "toast on-ink"}>
      <Icon name={isError ? "warn" : "check"} />
      <span>{toast.text}</span>
      {action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            onClose(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <IconOnlyButton icon="x" label={common.close} onClick={() => onClose(id)} />
    </div>
  )
}

import { type ReactNode, useEffect, useId, useRef } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { IconOnlyButton } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { mediaHook } from "../ui/use-wide.ts"

/** Returns whether a row fits beside the table; `.parts-beside` uses the same width. */
export const useFitsBeside = mediaHook("(min-width: 80em)")

interface PanelFrameProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Frame of an opened row: an aside of the table, which stays usable, or a dialog where both do not fit. */
export function PanelFrame({ title, onClose, children }: PanelFrameProps) {
  const { common } = useDashboardTexts()
  const fitsBeside = useFitsBeside()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!fitsBeside)
    return (
      <Dialog size="side" title={title} onClose={onClose}>
        {children}
      </Dialog>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any control in it
    <aside
      className="part-aside"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconOnlyButton icon="x" label={common.close} onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
    </aside>
  )
}

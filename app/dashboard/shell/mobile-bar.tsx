import { useLayoutEffect, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FindIconButton } from "../find/find-button.tsx"
import { OwnInitials } from "./own-entry.tsx"
import { Rail } from "./rail.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { placeToasts } from "../ui/toasts.tsx"
import { IconOnlyButton } from "../ui/button.tsx"

/** Top bar of narrow screens; its button opens the rail as a drawer. */
export function MobileBar() {
  const { shell } = useDashboardTexts()
  const { company } = useShell()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className="mobbar on-ink">
      <IconOnlyButton icon="menu" label={shell.menu} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      <span className="mobbar-name">{company}</span>
      <FindIconButton />
      <OwnInitials />
      {isOpen && <Drawer onClose={() => setIsOpen(false)} />}
    </header>
  )
}

function Drawer({ onClose }: { onClose: () => void }) {
  const { shell, common } = useDashboardTexts()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const drawer = ref.current
    if (drawer && !drawer.open) drawer.showModal()
    placeToasts()
    return () => {
      drawer?.close()
      placeToasts()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className="rail-drawer rail-in on-ink"
      aria-label={shell.menu}
      closedby="any"
      onClose={() => {
        if (ref.current && !ref.current.open) onClose()
      }}
    >
      <div className="drawer-in">
        <IconOnlyButton icon="x" className="shut" label={common.close} onClick={onClose} />
        <Rail onNavigate={onClose} />
      </div>
    </dialog>
  )
}

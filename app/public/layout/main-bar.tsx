import { type RefObject, useCallback, useRef, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { SiteData } from "../load-site.ts"
import { phoneLink } from "../phone-link.ts"
import { Brand } from "./brand.tsx"
import { hydrateOnTouch } from "../hydrate-on-touch.tsx"
import { MainMenu } from "./main-menu.tsx"
import { RequestIcon, RequestLink } from "./request-count.tsx"
import { SearchPanel } from "./search-panel.tsx"
import { useScrolled } from "./use-scrolled.ts"

const Drawer = hydrateOnTouch(async () => (await import("./drawer.tsx")).Drawer)

/** Logo, menu, search and the way to an inquiry; stays at the top and is set off once the page moves below it. */
export function MainBar({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  const { mark, scrolled } = useScrolled()
  const drawer = useRef<HTMLDialogElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const closed = useCallback(() => setMenuOpen(false), [])
  return (
    <>
      <div className="bar-mark" ref={mark} />
      <div className={scrolled ? "bar stuck" : "bar"}>
        <div className="wrap wide">
          <Brand name={site.settings.short_name} logo="/logo-mark.svg" />
          <MainMenu site={site} />
          <div className="tools">
            <RequestIcon />
            {site.settings.phone && (
              <a className="icon-btn phone" href={phoneLink(site.settings.phone)} aria-label={layout.call}>
                <Icon name="phone" />
              </a>
            )}
            <SearchPanel />
            <MenuButton drawer={drawer} open={menuOpen} onOpen={() => setMenuOpen(true)} />
          </div>
          <RequestLink />
        </div>
      </div>
      <Drawer site={site} dialog={drawer} onClosed={closed} />
    </>
  )
}

interface MenuButtonProps {
  drawer: RefObject<HTMLDialogElement | null>
  open: boolean
  onOpen: () => void
}

/** Without script, and before the drawer has its own, the browser itself opens the drawer as a popover. */
function MenuButton({ drawer, open, onOpen }: MenuButtonProps) {
  const { layout } = useTexts()
  return (
    <button
      type="button"
      className="icon-btn menu"
      aria-label={layout.openMenu}
      aria-haspopup="dialog"
      aria-expanded={open}
      popoverTarget="site-drawer"
      onClick={(event) => {
        if (!drawer.current) return
        event.preventDefault()
        drawer.current.showModal()
        onOpen()
      }}
    >
      <Icon name="menu" />
    </button>
  )
}

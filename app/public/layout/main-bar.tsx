import { type ReactNode, type RefObject, useCallback, useRef, useState } from "react"
import { languageTable } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Flag } from "../../ui/flag.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { SiteData } from "../load-site.ts"
import { phoneLink } from "../phone-link.ts"
import { Brand } from "./brand.tsx"
import { hydrateOnTouch } from "../hydrate-on-touch.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
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
      <div className={scrolled ? "main-bar stuck" : "main-bar"}>
        <div className="wrap wrap-wide">
          <Brand name={site.settings.short_name} logo="/logo-mark.svg" />
          <MainMenu site={site} />
          <div className="tools">
            <LanguageSwitch />
            <LanguageButton drawer={drawer} open={menuOpen} onOpen={() => setMenuOpen(true)} />
            <RequestIcon />
            {site.settings.phone && (
              <a className="icon-button phone" href={phoneLink(site.settings.phone)} aria-label={layout.call}>
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

interface DrawerButtonProps {
  drawer: RefObject<HTMLDialogElement | null>
  open: boolean
  onOpen: () => void
}

interface DrawerButtonLook {
  className: string
  label: string
  children: ReactNode
}

/** Where the languages have no room beside each other, the present one opens the drawer, which begins with all of them. */
function LanguageButton(props: DrawerButtonProps) {
  const language = useLanguage()
  const { layout } = useTexts()
  return (
    <DrawerButton {...props} className="to-langs" label={`${layout.language}: ${languageTable[language].ownName}`}>
      <Flag language={language} />
      {language.toUpperCase()}
    </DrawerButton>
  )
}

function MenuButton(props: DrawerButtonProps) {
  return (
    <DrawerButton {...props} className="icon-button menu" label={useTexts().layout.openMenu}>
      <Icon name="menu" />
    </DrawerButton>
  )
}

/** Without script, and before the drawer has its own, the browser itself opens the drawer as a popover. */
function DrawerButton({ drawer, open, onOpen, className, label, children }: DrawerButtonProps & DrawerButtonLook) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
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
      {children}
    </button>
  )
}

import { type RefObject, useEffect, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { SiteData } from "../load-site.ts"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"
import { DrawerSection } from "./drawer-section.tsx"
import { LanguageSwitch } from "./language-switch.tsx"

interface DrawerProps {
  site: SiteData
  dialog: RefObject<HTMLDialogElement | null>
  onClosed: () => void
}

/** The menu of narrow screens: a modal dialog, so the browser keeps the focus in it and gives it back. */
export function Drawer({ site, dialog, onClosed }: DrawerProps) {
  const { layout } = useTexts()
  const [section, setSection] = useState<string | null>(null)
  const close = () => dialog.current?.close()
  const toggle = (name: string) => setSection(section === name ? null : name)
  useClosing(dialog)
  return (
    <dialog className="drawer" id="site-drawer" popover="auto" ref={dialog} aria-label={layout.menu} onClose={onClosed}>
      <div className="head">
        {layout.menu}
        <button
          type="button"
          className="icon-button"
          aria-label={layout.close}
          popoverTarget="site-drawer"
          popoverTargetAction="hide"
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
      <LanguageSwitch onChoose={close} />
      <DrawerMenu site={site} section={section} onToggle={toggle} onFollow={close} />
      <DrawerContact settings={site.settings} onFollow={close} />
    </dialog>
  )
}

interface DrawerMenuProps {
  site: SiteData
  section: string | null
  onToggle: (name: string) => void
  onFollow: () => void
}

function DrawerMenu({ site: { navbar }, section, onToggle, onFollow }: DrawerMenuProps) {
  const { layout } = useTexts()
  const spares = navbar.spares.map(({ id, title, lang }) => ({ path: `/part-list/${id}`, title, lang }))
  const shared = { section, onToggle, onFollow }
  return (
    <nav aria-label={layout.menu}>
      <ul className="plain-list">
        <Entry to="/gas-turbina" title={layout.gasTurbines} onFollow={onFollow} />
        {navbar.services.length > 0 && (
          <DrawerSection
            {...shared}
            name="services"
            title={layout.services}
            links={navbar.services.map(({ id, title, lang }) => ({ path: `/service/${id}`, title, lang }))}
          />
        )}
        <DrawerSection
          {...shared}
          name="spares"
          title={layout.spareParts}
          links={[...spares, { path: "/spare-parts", title: layout.allSpareParts, lang: undefined }]}
        />
        {navbar.partners > 0 && <Entry to="/partners" title={layout.partners} onFollow={onFollow} />}
        <Entry to="/careers" title={layout.careers} onFollow={onFollow} />
      </ul>
    </nav>
  )
}

function Entry({ to, title, onFollow }: { to: string; title: string; onFollow: () => void }) {
  return (
    <li>
      <LocalLink to={to} onClick={onFollow}>
        {title}
      </LocalLink>
    </li>
  )
}

function DrawerContact({ settings, onFollow }: Pick<SiteData, "settings"> & { onFollow: () => void }) {
  const { layout } = useTexts()
  return (
    <div className="contact">
      {settings.phone && (
        <a href={phoneLink(settings.phone)}>
          <Icon name="phone" />
          {settings.phone}
        </a>
      )}
      {settings.email && (
        <a href={`mailto:${settings.email}`}>
          <Icon name="mail" />
          {settings.email}
        </a>
      )}
      <LocalLink to="/imprint" onClick={onFollow}>
        <Icon name="pin" />
        {layout.contacts}
      </LocalLink>
      <LocalLink className="button" to="/contact" onClick={onFollow}>
        {layout.requestQuote}
      </LocalLink>
    </div>
  )
}

/** Closes by a press on the overlay, which is the dialog's backdrop beside its box, and where the full menu shows. */
function useClosing(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current
    const wide = matchMedia("(min-width: 75em)")
    const onPress = (event: MouseEvent) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
      if (event.target === element && (event.clientX < left || event.clientX > right)) element?.close()
    }
    const onChange = () => wide.matches && element?.close()
    element?.addEventListener("click", onPress)
    wide.addEventListener("change", onChange)
    return () => {
      element?.removeEventListener("click", onPress)
      wide.removeEventListener("change", onChange)
    }
  }, [dialog])
}

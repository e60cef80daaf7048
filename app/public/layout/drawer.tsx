import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { SiteData } from "../load-site.ts"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"
import { DrawerSection } from "./drawer-section.tsx"
import { LanguageSwitch } from "./language-switch.tsx"

/** Menu of narrow screens, a dialog; its script is islands/live-drawer.ts. */
export function Drawer({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  return (
    <dialog className="drawer" id="site-drawer" popover="auto" aria-label={layout.menu}>
      <div className="head">
        {layout.menu}
        <button
          type="button"
          className="icon-button"
          aria-label={layout.close}
          popoverTarget="site-drawer"
          popoverTargetAction="hide"
        >
          <Icon name="x" />
        </button>
      </div>
      <LanguageSwitch />
      <DrawerMenu site={site} />
      <DrawerContact settings={site.settings} />
    </dialog>
  )
}

function DrawerMenu({ site: { navbar } }: { site: SiteData }) {
  const { layout } = useTexts()
  return (
    <nav aria-label={layout.menu}>
      <ul className="plain-list">
        <Entry to="/gas-turbina" title={layout.gasTurbines} />
        {navbar.services.length > 0 && (
          <DrawerSection name="services" title={layout.services} links={navbar.services} />
        )}
        <DrawerSection
          name="spares"
          title={layout.spareParts}
          links={[...navbar.spares, { path: "/spare-parts", title: layout.allSpareParts, lang: undefined }]}
        />
        {navbar.partners > 0 && <Entry to="/partners" title={layout.partners} />}
        {navbar.careers && <Entry to="/careers" title={layout.careers} />}
      </ul>
    </nav>
  )
}

function Entry({ to, title }: { to: string; title: string }) {
  return (
    <li>
      <LocalLink to={to}>{title}</LocalLink>
    </li>
  )
}

function DrawerContact({ settings }: Pick<SiteData, "settings">) {
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
      <LocalLink to="/imprint">
        <Icon name="pin" />
        {layout.contacts}
      </LocalLink>
      <LocalLink className="button" to="/contact">
        {layout.requestQuote}
      </LocalLink>
    </div>
  )
}

import type { Language } from "#contract/language.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { IconButton } from "../buttons.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import type { SiteData } from "../load-site.ts"
import { LinkItem, LocalLink } from "../local-link.tsx"
import { LanguageSwitch } from "./language-switch.tsx"

/** Menu of narrow screens, a dialog; its script is islands/live-drawer.ts. */
export function Drawer({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  return (
    <dialog className="drawer" id="site-drawer" popover="auto" aria-label={layout.menu}>
      <div className="head">
        {layout.menu}
        <IconButton icon="x" label={layout.close} popoverTarget="site-drawer" popoverTargetAction="hide" />
      </div>
      <LanguageSwitch />
      <DrawerMenu site={site} />
      <DrawerContact settings={site.settings} />
    </dialog>
  )
}

function DrawerMenu({ site: { navbar } }: { site: SiteData }) {
  const { layout } = useTexts()
  const allSpares = { path: "/spare-parts", title: layout.allSpareParts, lang: undefined }
  return (
    <nav aria-label={layout.menu}>
      <ul className="plain-list">
        <LinkItem to="/gas-turbina">{layout.gasTurbines}</LinkItem>
        {navbar.services.length > 0 && (
          <DrawerSection name="services" title={layout.services} links={navbar.services} />
        )}
        <DrawerSection name="spares" title={layout.spareParts} links={[...navbar.spares, allSpares]} />
        {navbar.partners > 0 && <LinkItem to="/partners">{layout.partners}</LinkItem>}
        {navbar.careers && <LinkItem to="/careers">{layout.careers}</LinkItem>}
      </ul>
    </nav>
  )
}

interface DrawerSectionProps {
  name: string
  title: string
  links: { path: string; title: string; lang: Language | undefined }[]
}

const DrawerSection = ({ name, title, links }: DrawerSectionProps) => (
  <li>
    <button type="button" aria-expanded={false} aria-controls={`drawer-${name}`} data-live>
      {title}
      <Icon name="down" />
    </button>
    <ul className="plain-list" id={`drawer-${name}`}>
      {links.map((link) => (
        <LinkItem key={link.path} to={link.path} lang={link.lang}>
          {link.title}
        </LinkItem>
      ))}
    </ul>
  </li>
)

function DrawerContact({ settings }: Pick<SiteData, "settings">) {
  const { layout } = useTexts()
  return (
    <div className="contact">
      <PhoneLink phone={settings.phone}>
        <Icon name="phone" />
        {settings.phone}
      </PhoneLink>
      <MailLink email={settings.email}>
        <Icon name="mail" />
        {settings.email}
      </MailLink>
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

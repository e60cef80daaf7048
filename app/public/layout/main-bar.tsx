import type { ReactNode } from "react"
import { type Language, languageTable } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { Flag } from "../../ui/flag.tsx"
import { Icon } from "../../ui/icon.tsx"
import { CallIcon } from "../call-icon.tsx"
import type { SiteData } from "../load-site.ts"
import { ownImage } from "../own-image.ts"
import { Brand } from "./brand.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { MainMenu } from "./main-menu.tsx"
import { RequestIcon } from "./request-icon.tsx"
import { RequestLink } from "./request-link.tsx"
import { SearchPanel } from "./search-panel.tsx"
import { IconButton } from "../buttons.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import { LinkItem, LocalLink } from "../local-link.tsx"

/** Menu of narrow screens, a dialog; its script is islands/live-drawer.ts. */
function Drawer({ site }: { site: SiteData }) {
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

/** Logo, menu, search and inquiry button; sticky, with a shadow once scrolled. */
export function MainBar({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  return (
    <>
      <div className="bar-mark" />
      <div className="main-bar">
        <div className="wrap wrap-wide">
          <Brand name={site.settings.short_name} logo={ownImage(site.settings.images.logo, "logo-mark.svg")} />
          <MainMenu site={site} />
          <div className="tools">
            <LanguageSwitch />
            <LanguageButton />
            <Island name="request-icon" of={RequestIcon} start="stored:request_list" props={{}} />
            <CallIcon />
            <Island name="search-panel" of={SearchPanel} start="touch" props={{}} />
            <DrawerButton className="icon-button menu" label={layout.openMenu}>
              <Icon name="menu" />
            </DrawerButton>
          </div>
          <Island name="request-link" of={RequestLink} start="stored:request_list" props={{}} />
        </div>
      </div>
      <Drawer site={site} />
    </>
  )
}

/** On narrow screens the current language opens the drawer, which starts with all languages. */
function LanguageButton() {
  const language = useLanguage()
  const { layout } = useTexts()
  const code = language.toUpperCase()
  return (
    // The accessible name starts with the visible code, for voice control.
    <DrawerButton className="to-langs" label={`${code}: ${layout.language}, ${languageTable[language].ownName}`}>
      <Flag language={language} />
      {code}
    </DrawerButton>
  )
}

/** Without script it opens the drawer as a popover. */
const DrawerButton = ({ className, label, children }: { className: string; label: string; children: ReactNode }) => (
  <button
    type="button"
    className={className}
    aria-label={label}
    aria-haspopup="dialog"
    aria-expanded={false}
    popoverTarget="site-drawer"
  >
    {children}
  </button>
)

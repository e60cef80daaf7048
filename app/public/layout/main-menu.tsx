import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { SiteData } from "../load-site.ts"
import { hydrateOnTouch } from "../hydrate-on-touch.tsx"
import { PageLink } from "../page-link.tsx"
import { useDisclosures } from "./use-disclosures.ts"

const ServicesPanel = hydrateOnTouch(async () => (await import("./menu-panels.tsx")).ServicesPanel)
const SparesPanel = hydrateOnTouch(async () => (await import("./menu-panels.tsx")).SparesPanel)

/** The menu of wide screens: disclosure navigation, as the ARIA authoring practices describe it. */
export function MainMenu({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  const { open, press, entry, close } = useDisclosures()
  const { pathname } = useLocation()
  const inside = (pattern: RegExp) => pattern.test(pathname)
  return (
    <nav className="site-menu" aria-label={layout.mainMenu}>
      <ul className="main-menu">
        <Entry to="/gas-turbina">{layout.gasTurbines}</Entry>
        {site.navbar.services.length > 0 && (
          <li className="of-services" {...entry("menu-services")}>
            <Toggle id="menu-services" open={open} onPress={press} current={inside(/\/service\//u)}>
              {layout.services}
            </Toggle>
            <ServicesPanel id="menu-services" site={site} onFollow={close} />
          </li>
        )}
        <li {...entry("menu-spares")}>
          <Toggle id="menu-spares" open={open} onPress={press} current={inside(/\/(?:part-list\/|spare-parts)/u)}>
            {layout.spareParts}
          </Toggle>
          <SparesPanel id="menu-spares" site={site} onFollow={close} />
        </li>
        {site.navbar.partners > 0 && <Entry to="/partners">{layout.partners}</Entry>}
        <Entry to="/careers">{layout.careers}</Entry>
      </ul>
    </nav>
  )
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  const address = localPath(useLanguage(), to)
  return (
    <li>
      <PageLink
        className="main-menu-top"
        prefetch="intent"
        to={address}
        aria-current={useLocation().pathname === address ? "page" : undefined}
      >
        {children}
      </PageLink>
    </li>
  )
}

interface ToggleProps {
  id: string
  open: string | null
  onPress: (id: string) => void
  current: boolean
  children: ReactNode
}

function Toggle({ id, open, onPress, current, children }: ToggleProps) {
  return (
    <button
      type="button"
      className="main-menu-top"
      aria-expanded={open === id}
      aria-controls={id}
      aria-current={current || undefined}
      onClick={() => onPress(id)}
    >
      {children}
      <Icon name="down" />
    </button>
  )
}

import type { ReactNode } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import type { SiteData } from "../load-site.ts"
import { PageLink } from "../local-link.tsx"
import { ServicesPanel, SparesPanel } from "./menu-panels.tsx"

/** Menu of wide screens; its script is islands/live-menus.ts. */
export function MainMenu({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  const { path } = usePageFacts()
  const inside = (pattern: RegExp) => pattern.test(path)
  return (
    <nav className="site-menu" aria-label={layout.mainMenu}>
      <ul className="main-menu">
        <Entry to="/gas-turbina">{layout.gasTurbines}</Entry>
        {site.navbar.services.length > 0 && (
          <li className="of-services">
            <Toggle id="menu-services" current={inside(/\/service\//u)}>
              {layout.services}
            </Toggle>
            <ServicesPanel id="menu-services" site={site} />
          </li>
        )}
        <li>
          <Toggle id="menu-spares" current={inside(/\/(?:part-list\/|spare-parts)/u)}>
            {layout.spareParts}
          </Toggle>
          <SparesPanel id="menu-spares" site={site} />
        </li>
        {site.navbar.partners > 0 && <Entry to="/partners">{layout.partners}</Entry>}
        {site.navbar.careers && <Entry to="/careers">{layout.careers}</Entry>}
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
        to={address}
        aria-current={usePageFacts().path === address ? "page" : undefined}
      >
        {children}
      </PageLink>
    </li>
  )
}

interface ToggleProps {
  id: string
  current: boolean
  children: ReactNode
}

function Toggle({ id, current, children }: ToggleProps) {
  return (
    <button
      type="button"
      className="main-menu-top"
      aria-expanded={false}
      aria-controls={id}
      aria-current={current || undefined}
      data-live
    >
      {children}
      <Icon name="down" />
    </button>
  )
}

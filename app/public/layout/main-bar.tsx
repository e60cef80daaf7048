import type { ReactNode } from "react"
import { languageTable } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { Flag } from "../../ui/flag.tsx"
import { Icon } from "../../ui/icon.tsx"
import { CallIcon } from "../call-icon.tsx"
import type { SiteData } from "../load-site.ts"
import { ownImage } from "../own-image.ts"
import { Brand } from "./brand.tsx"
import { Drawer } from "./drawer.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { MainMenu } from "./main-menu.tsx"
import { RequestIcon } from "./request-icon.tsx"
import { RequestLink } from "./request-link.tsx"
import { SearchPanel } from "./search-panel.tsx"

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

import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { SiteData } from "../load-site.ts"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"

/** Bar above the main bar on wide screens, with contact details. */
export function InfoBar({ settings }: Pick<SiteData, "settings">) {
  const { layout } = useTexts()
  return (
    <div className="info">
      <div className="wrap wrap-wide">
        {settings.phone && (
          <a href={phoneLink(settings.phone)}>
            <Icon name="phone" />
            <span className="info-number">{settings.phone}</span>
          </a>
        )}
        {settings.email && (
          <a href={`mailto:${settings.email}`}>
            <Icon name="mail" />
            {settings.email}
          </a>
        )}
        {settings.address && (
          <LocalLink to="/imprint">
            <Icon name="pin" />
            {settings.address}
          </LocalLink>
        )}
        <LocalLink to="/imprint">{layout.contacts}</LocalLink>
      </div>
    </div>
  )
}

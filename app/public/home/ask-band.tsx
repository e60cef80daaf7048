import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"
import { useSiteData } from "../site-data.ts"

/** Call to action; omits missing settings. */
export function AskBand() {
  const { home, layout } = useTexts()
  const settings = useSiteData()?.settings
  return (
    <section className="section cta-band">
      <div className="wrap wrap-wide">
        {settings?.reply_promise.text && (
          <DimensionLine>
            <span lang={settings.reply_promise.lang}>{settings.reply_promise.text}</span>
          </DimensionLine>
        )}
        <div className="grid">
          <div>
            <h2>{home.ask.title}</h2>
            {settings?.phone && (
              <a className="phone-link" href={phoneLink(settings.phone)}>
                {settings.phone}
              </a>
            )}
            {settings?.opening_hours.text && (
              <p className="times" lang={settings.opening_hours.lang}>
                {settings.opening_hours.text}
              </p>
            )}
          </div>
          <div className="side">
            <p>{home.ask.text}</p>
            <div className="cta-band-action">
              <LocalLink className="button" to="/contact">
                {layout.requestQuote}
              </LocalLink>
              {settings?.email && (
                <a className="button button-outline" href={`mailto:${settings.email}`}>
                  {home.ask.email}
                </a>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

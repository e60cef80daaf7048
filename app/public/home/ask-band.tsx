import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
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
            <LocalizedText text={settings.reply_promise} />
          </DimensionLine>
        )}
        <div className="grid">
          <div>
            <h2>{home.ask.title}</h2>
            <PhoneLink className="phone-link" phone={settings?.phone} />
            <LocalizedText as="p" className="times" text={settings?.opening_hours} />
          </div>
          <div className="side">
            <p>{home.ask.text}</p>
            <div className="cta-band-action">
              <LocalLink className="button" to="/contact">
                {layout.requestQuote}
              </LocalLink>
              <MailLink className="button button-outline" email={settings?.email}>
                {home.ask.email}
              </MailLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

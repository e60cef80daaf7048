import type { Service } from "#contract/service.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"
import { useSiteData } from "../site-data.ts"

/** Sticky side column: contact person, hours and a link to the form for this service. */
export function ServiceSide({ id, place }: Pick<Service, "id" | "place">) {
  const { layout, service: texts } = useTexts()
  const settings = useSiteData()?.settings
  return (
    <aside className="serv-side" aria-labelledby="ask-for-service">
      <div className="next">
        <div>
          <h2 id="ask-for-service">{texts.ask}</h2>
          {settings?.phone && (
            <a className="phone-link" href={phoneLink(settings.phone)}>
              {settings.phone}
            </a>
          )}
        </div>
        <div className="stack">
          <LocalLink className="button" to={`/contact?service=${id}`}>
            {layout.requestQuote}
          </LocalLink>
          {settings?.email && (
            <a className="button button-outline" href={`mailto:${settings.email}`}>
              {texts.email}
            </a>
          )}
        </div>
        {settings?.reply_promise.text && (
          <p className="promise" lang={settings.reply_promise.lang}>
            {settings.reply_promise.text}
          </p>
        )}
        <dl className="ruled">
          <div>
            <dt>{texts.place}</dt>
            <dd>{texts.where[place]}</dd>
          </div>
          {settings?.opening_hours.text && (
            <div>
              <dt>{texts.hours}</dt>
              <dd lang={settings.opening_hours.lang}>{settings.opening_hours.text}</dd>
            </div>
          )}
        </dl>
      </div>
    </aside>
  )
}

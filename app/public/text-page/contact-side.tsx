import type { ReactNode } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"
import { useSiteData } from "../site-data.ts"

interface ContactSideProps {
  title?: string
  /** Link to the contact page, with the subject. */
  action?: ReactNode
}

/** Contact beside an editorial page: telephone and form. */
export function ContactSide({ title, action }: ContactSideProps) {
  const { layout, pages } = useTexts()
  const settings = useSiteData()?.settings
  if (!settings) return null
  return (
    <aside className="text-page-side" aria-label={title ?? pages.next.title}>
      <div className="next">
        <div>
          <h2>{title ?? pages.next.title}</h2>
          {settings.phone && (
            <a className="phone-link" href={phoneLink(settings.phone)}>
              {settings.phone}
            </a>
          )}
          {settings.opening_hours.text && <p lang={settings.opening_hours.lang}>{settings.opening_hours.text}</p>}
        </div>
        <div className="stack">
          {action ?? (
            <LocalLink className="button" to="/contact">
              {layout.requestQuote}
            </LocalLink>
          )}
          {settings.email && (
            <a className="button button-outline" href={`mailto:${settings.email}`}>
              {pages.next.write}
            </a>
          )}
        </div>
        {settings.reply_promise.text && (
          <p className="small" lang={settings.reply_promise.lang}>
            {settings.reply_promise.text}
          </p>
        )}
      </div>
    </aside>
  )
}

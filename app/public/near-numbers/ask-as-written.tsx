import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { PhoneLink } from "../contact-links.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { requestPath } from "../request-path.ts"
import { useSiteData } from "../site-data.ts"

interface AskAsWrittenProps {
  query: string
  /** Says why that is worth it, below other numbers. */
  isBelowOthers?: boolean
}

/** Ways to get what the lists do not have: the request as written, and a call. */
export function AskAsWritten({ query, isBelowOthers = false }: AskAsWrittenProps) {
  const { near, search } = useTexts()
  return (
    <div className="ask-as-written">
      {isBelowOthers && (
        <p>
          <b>{search.none(query)}</b>
          {near.anyway}
        </p>
      )}
      <LocalLink className="button button-small" to={requestPath(query)}>
        {search.askFor(query)}
      </LocalLink>
      <CallNow />
    </div>
  )
}

/** Link that calls the company, with its opening hours; nothing without a number. */
export function CallNow() {
  const { near } = useTexts()
  const settings = useSiteData()?.settings
  if (!settings?.phone) return null
  const { phone, opening_hours: hours } = settings
  return (
    <PhoneLink phone={phone} className="button button-small button-outline call-now">
      <Icon name="phone" />
      <span>
        {near.call}
        <small>
          {phone}
          {hours.text && (
            <>
              , <LocalizedText text={hours} />
            </>
          )}
        </small>
      </span>
    </PhoneLink>
  )
}

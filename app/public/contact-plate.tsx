import { useTexts } from "../i18n/texts.tsx"
import { phoneLink } from "./phone-link.ts"
import { useSiteData } from "./site-data.ts"

/** Contact details as ruled cells of a title block; omits missing settings. */
export function ContactPlate() {
  const { contact } = useTexts()
  const settings = useSiteData()?.settings
  if (!settings) return null
  const { address, phone, email, opening_hours } = settings
  if (!address && !phone && !email && !opening_hours.text) return null
  return (
    <dl className="contact-plate">
      {phone && (
        <div className="contact-plate-main">
          <dt>{contact.phone}</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <dt>{contact.address}</dt>
          <dd>
            <address>{address}</address>
          </dd>
        </div>
      )}
      {opening_hours.text && (
        <div>
          <dt>{contact.hours}</dt>
          <dd lang={opening_hours.lang}>{opening_hours.text}</dd>
        </div>
      )}
    </dl>
  )
}

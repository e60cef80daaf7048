import { useTexts } from "../i18n/texts.tsx"
import { MailLink, PhoneLink } from "./contact-links.tsx"
import { Fact } from "./fact.tsx"
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
      <Fact name={contact.phone} className="contact-plate-main">
        {phone && <PhoneLink phone={phone} />}
      </Fact>
      <Fact name={contact.email}>{email && <MailLink email={email} />}</Fact>
      <Fact name={contact.address}>{address && <address>{address}</address>}</Fact>
      <Fact name={contact.hours} lang={opening_hours.lang}>
        {opening_hours.text}
      </Fact>
    </dl>
  )
}

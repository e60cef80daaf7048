import type { ReactNode } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { useSiteData } from "../site-data.ts"

interface NextStepProps {
  title: string
  id?: string
  /** Opening hours, where nothing else names them. */
  withHours?: boolean
  action: ReactNode
  mail: string
  children?: ReactNode
}

/** How to go on from a page: telephone, form and mail. */
export function NextStep({ title, id, withHours = false, action, mail, children }: NextStepProps) {
  const settings = useSiteData()?.settings
  return (
    <div className="next">
      <div>
        <h2 id={id}>{title}</h2>
        <PhoneLink className="phone-link" phone={settings?.phone} />
        {withHours && <LocalizedText as="p" text={settings?.opening_hours} />}
      </div>
      <div className="stack">
        {action}
        <MailLink className="button button-outline" email={settings?.email}>
          {mail}
        </MailLink>
      </div>
      <LocalizedText as="p" className="small" text={settings?.reply_promise} />
      {children}
    </div>
  )
}

/** Contact beside an editorial page; `action` is a link to the contact page, with the subject. */
export function ContactSide({ title, action }: { title?: string; action?: ReactNode }) {
  const { layout, pages } = useTexts()
  const heading = title ?? pages.next.title
  const toForm = (
    <LocalLink className="button" to="/contact">
      {layout.requestQuote}
    </LocalLink>
  )
  if (!useSiteData()) return null
  return (
    <aside className="text-page-side" aria-label={heading}>
      <NextStep title={heading} withHours action={action ?? toForm} mail={pages.next.write} />
    </aside>
  )
}

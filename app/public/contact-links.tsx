import type { ComponentProps } from "react"

type ContactLinkProps = Omit<ComponentProps<"a">, "href">

/** Link to a telephone number, stored in international form, so plus and digits suffice; nothing without a number. */
export function PhoneLink({ phone, children = phone, ...rest }: ContactLinkProps & { phone: string | undefined }) {
  if (!phone) return null
  return (
    <a {...rest} href={`tel:+${phone.replace(/\D/gu, "")}`}>
      {children}
    </a>
  )
}

/** Link to an e-mail address, which is its text by default; nothing without one. */
export function MailLink({ email, children = email, ...rest }: ContactLinkProps & { email: string | undefined }) {
  if (!email) return null
  return (
    <a {...rest} href={`mailto:${email}`}>
      {children}
    </a>
  )
}

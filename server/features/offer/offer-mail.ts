import type { Inquiry } from "#contract/inquiry.ts"
import { type OfferPlaceholder, letterDay, formatAmount } from "#contract/offer-constants.ts"
import type { OfferSettings } from "#contract/offer-settings.ts"
import { placeholderPattern } from "#contract/template-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { privateAddress } from "#server/features/inquiry/private-link.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import type { StoredOffer } from "./offer-store.ts"

/** Returns the mail with an offer, in its language, as the template in the settings makes it. */
export async function writeOfferMail(
  { db, config }: Pick<AppContext, "db" | "config">,
  offer: StoredOffer,
  { inquiry, settings, me }: { inquiry: Inquiry; settings: OfferSettings; me: string },
): Promise<{ to: string; subject: string; text: string }> {
  const { lang, number, sums, currency, valid_until, lines } = offer
  const { mail } = offerTexts[lang]
  const values: Record<OfferPlaceholder, string> = {
    name: inquiry.name,
    number,
    reference: inquiry.reference,
    lines: String(lines.filter(({ kind }) => kind === "offer" || kind === "replacement").length),
    total: `${formatAmount(sums.total, lang)} ${currency}`,
    valid_until: letterDay(valid_until, lang),
    link: await privateAddress(db, { id: inquiry.id, lang }, config.publicUrl),
    me: offer.contact_name || me,
  }
  const template = settings[`mail_text_${lang}`] || mail.text
  const text = template.replace(placeholderPattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as OfferPlaceholder] : whole,
  )
  return { to: inquiry.email, subject: mail.subject(number, inquiry.reference), text }
}

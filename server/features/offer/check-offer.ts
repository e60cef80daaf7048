import type { Offer } from "#contract/offer.ts"
import { type OfferPlaceholder, type SendProblem, formatAmount, letterDay } from "#contract/offer-constants.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import type { OfferSettings } from "#contract/offer-settings.ts"
import { placeholderPattern } from "#contract/template-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { listLines } from "#server/features/inquiry/line-store.ts"
import { privateAddress } from "#server/features/inquiry/private-link.ts"
import { findInquiry } from "#server/features/inquiry/store.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import { type OpenLine, type StoredOffer, findStoredOffer, germanDay, readCosts } from "./offer-store.ts"
import { readOfferSettings } from "./settings-store.ts"

/** Returns whether a line has all that it is printed with. */
const isWhole = ({ kind, quantity, unit_price, number, description }: OpenLine): boolean =>
  kind === "none" || (quantity !== null && unit_price !== null && (number !== "" || description !== ""))

/** Returns an offer as the dashboard shows it, for the person that would send it; null when it does not exist. */
export async function readOffer(app: AppContext, id: number, me: string): Promise<Offer | null> {
  const { db } = app
  const now = app.clock()
  const offer = await findStoredOffer(db, id, now)
  const inquiry = offer && (await findInquiry(db, offer.request_id, now))
  if (!inquiry) return null
  const stored = (await listLines(db, [inquiry.id])).get(inquiry.id) ?? []
  const askedLines = stored.filter(({ removed }) => !removed)
  const answered = new Set(
    offer.lines.filter((line) => line.kind !== "alternative" && isWhole(line)).map(({ line_id }) => line_id),
  )
  const open = askedLines.filter((line) => !answered.has(line.id)).map((line) => line.id)
  const settings = await readOfferSettings(db)
  const isDraft = offer.state === "draft"
  return {
    ...offer,
    lines: await readCosts(db, offer),
    asked: askedLines.length,
    open,
    problems: isDraft ? problemsOf(app, offer, { open, inquiry, settings }) : [],
    mail: isDraft ? await writeOfferMail(app, offer, { inquiry, settings, me }) : null,
  }
}

function problemsOf(
  app: AppContext,
  offer: StoredOffer,
  { open, inquiry, settings }: { open: readonly number[]; inquiry: Inquiry; settings: OfferSettings },
): SendProblem[] {
  const isChecked = offer.export_checked_at !== null || settings.export_check === "off"
  const holds: Record<SendProblem, boolean> = {
    no_lines: offer.lines.length === 0,
    open_lines: open.length > 0,
    incomplete_lines: offer.lines.some((line) => !isWhole(line)),
    vat_id_missing: offer.vat === "eu" && offer.vat_id === "",
    export_unchecked: !isChecked && (settings.export_check === "always" || offer.vat === "export"),
    expired: offer.valid_until < germanDay(app.clock()),
    no_address: inquiry.email === "",
    mail_off: app.config.mail === null,
  }
  return (Object.keys(holds) as SendProblem[]).filter((problem) => holds[problem])
}

/** Returns the mail with an offer, in its language, as the template in the settings makes it. */
async function writeOfferMail(
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

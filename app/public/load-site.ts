import { localAddress, webAddressesIn } from "#contract/address-constants.ts"
import { internationalPhone } from "#contract/phone-constants.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { PagedKind } from "#contract/record-constants.ts"
import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readNavbar } from "#server/features/navbar/store.ts"
import { readSettings } from "#server/features/settings/store.ts"
import { chooseText } from "./choose-text.ts"

/** Returns the data around every page's content, in its language only. */
export async function loadSite(db: Database, language: Language) {
  const navbar = await readNavbar(db)
  const settings = await readSettings(db)
  const titled = (kind: PagedKind, { id, ...record }: (typeof navbar.services | typeof navbar.spares)[number]) => {
    const { text, lang } = chooseText(record, "title", language)
    return { id, path: recordPagePath(kind, id, text), title: text, lang }
  }
  return {
    navbar: {
      partners: navbar.partners,
      careers: navbar.careers,
      services: navbar.services.map((service) => ({ ...titled("service", service), place: service.place })),
      spares: navbar.spares.map((spare) => ({ ...titled("spare", spare), parts: spare.parts_total })),
    },
    settings: {
      company_name: settings.company_name,
      short_name: settings.short_name || settings.company_name,
      phone: internationalPhone(settings.phone),
      email: settings.email,
      address: localAddress(settings.address, language),
      vat_id: settings.vat_id,
      founded: settings.founded === 0 ? "" : String(settings.founded),
      place: chooseText({ ...settings, place_de: settings.place }, "place", language),
      social_links: webAddressesIn(settings.social_links),
      images: settings.images,
      open: settings.open === 1,
      opening_hours: chooseText(settings, "opening_hours", language),
      reply_promise: chooseText(settings, "reply_promise", language),
      ...(settings.urgent_hours > 0
        ? { urgent: { hours: settings.urgent_hours, always: settings.urgent_always === 1 } }
        : {}),
      ...(settings.show_answer_time === 1 && settings.answer_time_minutes !== null
        ? { answer_time: settings.answer_time_minutes }
        : {}),
      footer_text: chooseText({ ...settings, footer_text_de: settings.footer_text }, "footer_text", language),
    },
  }
}

export type SiteData = Awaited<ReturnType<typeof loadSite>>

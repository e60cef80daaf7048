import { type Language, languages } from "#contract/language.ts"
import type { Partner } from "#contract/partner.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { textOfHtml } from "../editor/plain-text.ts"

/** Returns the language of a partner's displayed text: the reader's, else the first with a text. */
export function partnerLanguage(partner: Partner, own: Language): Language {
  return [own, ...languages].find((language) => partner[`text_${language}`] !== "") ?? own
}

/** Returns the name of a partner: the first line of its text, because it has no title. */
export function usePartnerName(): (partner: Partner) => string {
  const { partners: texts } = useDashboardTexts()
  const own = useDashboardLanguage()
  return (partner) => {
    const [line = ""] = textOfHtml(partner[`text_${partnerLanguage(partner, own)}`]).split("\n")
    return line.slice(0, 80) || texts.noText
  }
}

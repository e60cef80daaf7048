import { type Language, languages } from "#contract/language.ts"
import type { Partner } from "#contract/partner.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { textOfHtml } from "../editor/plain-text.ts"

/** The language in which a partner's text is shown: one's own, else the first that has a text. */
export function partnerLanguage(partner: Partner, own: Language): Language {
  return [own, ...languages].find((language) => partner[`text_${language}`] !== "") ?? own
}

/** A partner has no name of its own: the first line of its text stands for it. */
export function usePartnerName(): (partner: Partner) => string {
  const { partners: texts } = useDashboardTexts()
  const own = useDashboardLanguage()
  return (partner) => {
    const [line = ""] = textOfHtml(partner[`text_${partnerLanguage(partner, own)}`]).split("\n")
    return line.slice(0, 80) || texts.noText
  }
}

import { textsByLanguage } from "../../by-language.ts"
import { useDashboardLanguage } from "../dashboard-language.tsx"
import type { OfferTexts } from "./offer-texts.ts"

const texts = textsByLanguage<{ offer: OfferTexts }>(
  import.meta.glob<{ offer: OfferTexts }>("./??.ts", { eager: true }),
)

/** Returns the texts of the offer's screen, in the dashboard's language. */
export const useOfferTexts = (): OfferTexts => texts[useDashboardLanguage()].offer

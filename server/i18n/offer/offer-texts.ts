import type { Language } from "#contract/language.ts"
import { type OfferTexts, offerDe } from "./de.ts"
import { offerEn } from "./en.ts"
import { offerRu } from "./ru.ts"

/** Fixed words of offers: of the letter, its workbook, its mails and the figures. */
export const offerTexts: Record<Language, OfferTexts> = { de: offerDe, en: offerEn, ru: offerRu }

import type { Language } from "#contract/language.ts"
import { formatFigure } from "./figures.ts"

/** Search engines cut longer texts. */
const shownCharacters = 160

interface ProductWords {
  megawatt: string
  description: (product: string, company: string) => string
}

interface DescribedProduct {
  title: string
  type: string
  power: number | null
}

/** Returns the automatic description of a product for search results: with type and power where they fit. */
export function productDescription(
  words: ProductWords,
  language: Language,
  { title, type, power }: DescribedProduct,
  company: string,
): string {
  const facts = [type, power === null ? "" : `${formatFigure(language, power)} ${words.megawatt}`]
    .filter(Boolean)
    .join(", ")
  const withFacts = words.description(facts ? `${title} (${facts})` : title, company)
  return withFacts.length > shownCharacters ? words.description(title, company) : withFacts
}

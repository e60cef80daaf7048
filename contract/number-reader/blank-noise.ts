import { pieceUnits, units } from "./parse-quantity.ts"

const capitalisedUnits = units.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toUpperCase())

// Digits that are neither part numbers nor quantities.
const noise: readonly RegExp[] = [
  /https?:\/\/\S+|www\.\S+/giu,
  /[\w.+-]+@[\w.-]+/gu,
  // Telephone and fax: by label, in international form, or as groups of digits.
  /(?:tel|telefon|fon|phone|fax|mob(?:il|ile)?|handy|cell|тел|телефон|факс|моб)\p{L}*\.?\s*[:.]?\s*[+(]?\d[\d\s()/.-]{4,}\d/giu,
  /(?<![\p{L}\p{N}])(?:\+|00)\d[\d\s()/.-]{6,}\d(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:[78]\s?)?\(\d{2,5}\)\s?\d[\d\s-]{3,}\d(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])0\d{1,4}\s?[\s/-]\s?\d[\d\s/-]{3,}\d(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}-])(?:1-)?\d{3}[-.\s]\d{3}[-.\s]\d{4}(?![\p{L}\p{N}-])/gu,
  /(?<!\p{L})(?:доб|ext|durchwahl)\.?\s*:?\s*\d{2,6}(?![\p{L}\p{N}])/giu,
  // A Russian mobile telephone without separators.
  /(?<![\p{L}\p{N}-])[78]9\d{9}(?![\p{L}\p{N}-])/gu,
  // Dates and times.
  /(?<![\p{L}\p{N}])\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:19|20)\d{2}[./-]\d{1,2}(?:[./-]\d{1,2})?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\d{1,2}\.?\s+(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?,?(?:\s+(?:19|20)\d{2})?/giu,
  /(?<![\p{L}\p{N}.,])\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])q[1-4]\s*[/ ]?\s*(?:19|20)\d{2}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])\d{1,2}:\d{2}(?::\d{2})?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,])(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}(?![\p{L}\p{N}]|[.,]\d)/gu,
  /(?<![\p{L}\p{N}.,])\d{1,2}\.\d{2}\s*(?:uhr|h)(?![\p{L}\p{N}])/giu,
  // A postcode precedes a town, with its country or index.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:[A-Z]{1,2}-)?\d{4,6}(?=,?\s+(?!(?:${capitalisedUnits})(?!\p{L}))(?:\p{Lu}\p{Ll}+|г\.|гор\.)(?!\p{L}*\s*[:=]))`,
    "gu",
  ),
  /(?<=,\s*[A-Z]{2}\s+)\d{5}(?:-\d{4})?(?![\p{L}\p{N}-])/gu,
  // Identifiers of other things, such as our references of inquiries.
  /(?<![\p{L}\p{N}])(?:LT|RQ)-[2-9A-HJ-NP-Z]{6}(?![\p{L}\p{N}-])/giu,
  /(?<![\p{L}\p{N}])DE\d{9}(?![\p{L}\p{N}])/gu,
  /(?<!\p{L})(?:serien|serial|s\s*\/?\s*n|maschinen(?=[\s.-]*n[ru])|зав(?:одск\p{L}*)?)\.?[\s.-]*(?:nr|no|number|nummer|№|номер)?[\s.:#№-]*(?:\p{L}{1,4}-?)?\d[\d/-]{2,}(?![\p{L}\p{N}])/giu,
  /(?:angebot|anfrage|auftrag|bestellung|offer|quotation|quote|inquiry|enquiry|rfq|po|projekt|project|kunden|kd|договор|контракт|проект|заявк)\p{L}*[\s.-]*(?:nr|no|number|nummer|№|#)[\s.:#№-]*\p{L}{1,4}[-/]?\d[\d/-]{3,}(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})(?:unsere?|ihre?|our|your|наш|ваш)\s+(?:zeichen|ref|исх)\p{L}*[\s.:№-]*[\p{L}\d/-]*\d[\p{L}\d/-]*/giu,
  /(?<!\p{L})(?:zolltarif|hs|hts|тн\s*вэд)\p{L}*[\s.-]*(?:nr|no|code|nummer|код)?[\s.:№-]*\d{4}(?:[ .]?\d{2}){0,2}\d{0,3}(?![\p{L}\p{N}])/giu,
  // Papers, contracts and firms: without "Nr." only before a long number.
  /(?<!\p{L})(?:(?:rechnung|lieferschein|invoice|vertrag|contract|requisition|banf)\p{L}*|сч[её]т|кп|исх|вх)(?:\/\p{L}+)?[\s.-]*(?:nr|no|number|nummer|№|#)[\s.:#№-]*(?:\p{L}{1,4}[-/]?)?\d[\d/-]*(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})(?:rechnung|lieferschein|invoice|vertrag|contract|requisition|banf|equipment|p\.?\s?o\.?|pr)(?:\/\p{L}+)?[\s.:#-]+(?:pr-?)?\d{6,}(?![\p{L}\p{N}-])/giu,
  /(?<!\p{L})(?:company\s(?:no|number)|steuer-?(?:nr|nummer)|бик|окпо|eori|cage\scode|kks)[\s.:-]+(?=\p{L}*\d)[\p{L}\d/]{5,}(?![\p{L}\p{N}-])/giu,
  // Standards and material numbers.
  /(?<!\p{L})(?:iso|din|en|гост|ост|ту)(?:\s(?:en|iso|р))*\s\d[\d-]{2,}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}.,])1\.[0-8]\d{3}(?![\p{L}\p{N}]|[.,]\d)/gu,
  /(?:ust|vat|tax|iban|инн|кпп|огрн|hrb|blz|konto|kto|bic|[рк]\/с)[\s.-]*(?:id)?[\s.-]*(?:nr|no)?[\s.:-]*[A-Z]{0,2}\s?\d[\d\s]{4,}/giu,
  /(?:angebot|anfrage|auftrag|bestellung|bestell|order|offer|quotation|quote|inquiry|enquiry|rfq|po|projekt|project|kunden|kd|customer|заказ|запрос|договор|контракт|проект|заявк)\p{L}*[\s.-]*(?:nr|no|number|nummer|№|#)?[\s.:#№-]*\d[\d/-]{3,}/giu,
  // Measures, before "kW 1" is taken for a week; "2 500 EUR" may be two parts, or a price.
  /(?<![\p{L}\p{N}]|\d[.,'’]|(?<![\p{L}\p{N}])\d{1,3}[ \u00a0\u202f](?=\d{3}(?!\d)))\d+(?:[.,'’]\d+)*\s*(?:mm|cm|kg|kv|hz|kw|mw|bar|°\s?c|rpm|мм|см|кг|гц|квт|мвт|бар|vdc|vac|eoh|oh|hrs|hours|betriebsstunden|(?<=\d{3}\s*)h|u\/min|wochen|weeks|wks|недел\p{L}*|нед|eur|usd|euro|€|\$|руб\p{L}*|%)(?![\p{L}\p{N}])/giu,
  // What a description says of its part; "Lagergehäuse 4" and "Lager 4 Stück" say how many.
  new RegExp(
    String.raw`(?<!\p{L})(?:stufen?|stage|ступен|lagerstelle|lager|bearing|опор|typ|type|тип|reihe|row|ряд|größe|size|размер|klasse|class|класс|block|блок|einheit|maschine|turbine|турбин|gt|position|pos|позици|kw|week|seite|page|стр|baujahr|year|jahr|год|rev|revision|index|version|figure|fig|abb|abbildung|рис|item|ausgabe|kapitel|section)\p{L}{0,2}\.?\s*(?:nr\.?|no\.?|№)?\s*[:.]?\s*\d{1,4}(?![\p{L}\p{N}.,-]*\p{L}?\d|\s*(?:${pieceUnits})(?!\p{L}))`,
    "giu",
  ),
  /(?<![\p{L}\p{N}])(?:nr|no|№)\.?\s*\d{1,3}(?![\p{L}\p{N}-])/giu,
  /(?<![\p{L}\p{N}])\d{1,3}(?:\.|-?(?:st|nd|rd|th|й|я|е|го|ой|ая|stufig\p{L}*|fach\p{L}*|teilig\p{L}*))(?=\s+\p{L})/giu,
  // Sizes: "M8 x 20", "12,5 x 2", "3/4"".
  /(?<![\p{L}\p{N}./-])(?:[mø⌀м]\s?)?\d{1,4}(?:[.,]\d+)?(?:\s*[x×*х]\s*\d{1,4}(?:[.,]\d+)?(?![\p{L}\d]|-\d))+(?:\s*(?:mm|мм|cm|m))?(?![\p{L}\p{N}])/giu,
]

/**
 * Returns the line with telephone numbers, dates, postcodes, sizes, stages and the like blanked; other characters keep
 * their position.
 */
export function blankNoise(line: string): string {
  if (!/\d/u.test(line)) return line
  if (line.length > longestSegment) return splitAtBlanks(line).map(blankNoise).join("")
  return noise.reduce((text, pattern) => text.replace(pattern, (match) => " ".repeat(match.length)), line)
}

// Some patterns are quadratic in a run of digits or blanks, so a long line is read in segments.
const longestSegment = 500
const splitAtBlanks = (line: string): string[] => line.match(/.{1,400}(?:\s|$)|.{1,400}/gsu) ?? []

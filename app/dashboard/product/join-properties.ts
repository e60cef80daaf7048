import { type Language, languages } from "#contract/language.ts"
import type { Product, ProductProperty } from "#contract/product.ts"
import { type Joint, type ByLanguage, joinRecords, presentLanguages } from "../translations/joint.ts"

export const propertyJoint: Joint = { texts: ["description"], shared: [] }

type Row = Partial<Record<Language, ProductProperty>>

const pathOf = (property: ProductProperty | undefined) => property?.image_list[0]?.path

/** Returns the properties of a product in all its languages: those with the same picture are one, else those at the same place. */
export function joinProperties(products: ByLanguage<Product>): (ProductProperty & { members: Row })[] {
  const rows: Row[] = []
  const hasPicture = (row: Row, path: string | undefined) =>
    languages.some((language) => pathOf(row[language]) === path)
  for (const language of presentLanguages(products)) {
    const properties = products[language]?.property ?? []
    for (const [index, property] of properties.entries()) {
      const beside = rows[index]
      const isTaken = properties.some((other) => beside && hasPicture(beside, pathOf(other)))
      const row =
        rows.find((candidate) => candidate[language] === undefined && hasPicture(candidate, pathOf(property))) ??
        (beside && beside[language] === undefined && !isTaken ? beside : undefined)
      if (row) row[language] = property
      else rows.push({ [language]: property })
    }
  }
  return rows.map((members) => ({ ...joinRecords(members, propertyJoint), members }))
}

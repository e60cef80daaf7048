import { writeXlsxStream } from "hucre/xlsx"
import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readPartSet } from "../part-set-store.ts"
import { sheetFields } from "#contract/sheet-constants.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { templateHeadings } from "./columns.ts"

/** An empty sheet with the headings that an import recognises; one for several groups begins with a column of the group. */
export function writeTemplate(language: Language, isGrouped: boolean): ReadableStream<Uint8Array> {
  const fields = sheetFields.map((field) => ({
    header: templateHeadings[language][field],
    width: field.startsWith("description") ? 48 : 22,
  }))
  const columns = isGrouped ? [{ header: serverTexts[language].sheet.group, width: 32 }, ...fields] : fields
  return writeXlsxStream([], { name: "Parts", columns, freezePane: { rows: 1 } })
}

/** Returns the parts list of a group without prices, in one language, with text cells except the quantity. */
export function writeCatalogue(db: Database, partSet: number, language: Language): ReadableStream<Uint8Array> {
  const { number, description, substitute, quantity } = serverTexts[language].catalogue
  async function* rows() {
    for await (const parts of readPartSet(db, partSet))
      for (const part of parts)
        yield [part.partnumber, fallback(part, "description", language).text, part.subst_part, part.quantity]
  }
  const columns = [
    { header: number, width: 24 },
    { header: description, width: 72 },
    { header: substitute, width: 24 },
    { header: quantity, width: 12 },
  ]
  return writeXlsxStream(rows(), { name: "Parts", columns, freezePane: { rows: 1 } })
}

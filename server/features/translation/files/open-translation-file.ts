import type { FileOrder, ReadFile } from "./translation-file.ts"
import { readTranslationWorkbook } from "./workbook-file.ts"
import { readXliff } from "./xliff-file.ts"

// Signatures of ZIP, which XLSX and ODS are, and of the compound file that XLS is (MS-CFB, 2.2).
const workbookStarts = ["PK", "\u00d0\u00cf\u0011\u00e0"]

/** Reads a workbook or XLIFF. The first bytes decide which it is, not the file name. */
export function openTranslationFile({ bytes, name, site }: FileOrder): Promise<ReadFile> {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1")
  return workbookStarts.some((mark) => start.startsWith(mark))
    ? readTranslationWorkbook(bytes, name)
    : readXliff(bytes, site)
}

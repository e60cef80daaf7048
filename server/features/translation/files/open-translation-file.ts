import type { FileOrder, ReadFile } from "./translation-file.ts"
import { readTranslationWorkbook } from "./workbook-file.ts"
import { readXliff } from "./xliff-file.ts"

// A zip archive (XLSX, ODS), and the file system that XLS is [MS-CFB, 2.2].
const workbookStarts = ["PK", "\u00d0\u00cf\u0011\u00e0"]

/** Reads a workbook, which its first bytes tell, or XLIFF, whatever its name says. */
export function openTranslationFile({ bytes, name, site }: FileOrder): Promise<ReadFile> {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1")
  return workbookStarts.some((mark) => start.startsWith(mark))
    ? readTranslationWorkbook(bytes, name)
    : readXliff(bytes, site)
}

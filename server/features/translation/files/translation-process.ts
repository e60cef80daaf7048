// Entry point of a child process with little memory, in which files of translators are opened.
import type { FileOrder, ReadFile } from "./translation-file.ts"
import { readTranslationWorkbook } from "./workbook-file.ts"
import { readXliff } from "./xliff-file.ts"

process.once("message", (order: FileOrder) => {
  void read(order)
    .catch((): ReadFile => ({ problem: "unreadable" }))
    .then((message) => process.send?.(message, () => process.exit(0)))
})

const zipStart = [0x50, 0x4b]

const read = ({ bytes, name, site }: FileOrder): Promise<ReadFile> =>
  zipStart.every((byte, index) => bytes[index] === byte) ? readTranslationWorkbook(bytes, name) : readXliff(bytes, site)

// Entry point of a child process with little memory, in which files of translators are opened.
import { openTranslationFile } from "./open-translation-file.ts"
import type { FileOrder, ReadFile } from "./translation-file.ts"

process.once("message", (order: FileOrder) => {
  void openTranslationFile(order)
    .catch((): ReadFile => ({ problem: "unreadable" }))
    .then((message) => process.send?.(message, () => process.exit(0)))
})

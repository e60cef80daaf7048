import pLimit from "p-limit"
import { AppError, fieldError } from "#server/app-error.ts"
import { runChild } from "#server/child-program.ts"
import type { FileOrder, TranslationFileProblem, ReadFile } from "./translation-file.ts"

const longestMs = 30_000
const memoryMb = 512

// Uploads wait for each other; other requests are not affected.
const oneAtATime = pLimit(1)

const sentences: Record<Exclude<TranslationFileProblem, "too_many">, string> = {
  unreadable: "This file cannot be read",
  entities: "XML with a document type or entities is not accepted",
  no_export: "This file was not exported here",
  other_version: "This is XLIFF 2; version 1.2 is read",
}

/** Returns the texts of a file, read in a child process. Throws `wrong_type`, or `too_large` for too many texts. */
export async function readTranslationFile(
  programDir: string,
  order: FileOrder,
): Promise<Exclude<ReadFile, { problem: TranslationFileProblem }>> {
  const source = "server/features/translation/files/translation-process.ts"
  const file = (await oneAtATime(() => runChild<ReadFile>(programDir, source, order, { longestMs, memoryMb }))) ?? {
    problem: "unreadable" as const,
  }
  if (!("problem" in file)) return file
  if (file.problem === "too_many")
    throw new AppError("too_large", {
      detail: "At most 50,000 texts in a file",
      errors: [fieldError("file", "too_many_texts")],
    })
  throw new AppError("wrong_type", { detail: sentences[file.problem], errors: [fieldError("file", file.problem)] })
}

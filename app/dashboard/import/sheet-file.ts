import { dashboardLimits } from "#contract/dashboard-limits.ts"

export type FileProblem = "wrongType" | "tooLarge" | "empty"

/** Returns what is wrong with a chosen file before it is sent; the server checks the content. */
export function fileProblem(file: Pick<File, "name" | "size">): FileProblem | null {
  if (!/\.(?:xlsx|xlsm|xls|xlsb|ods|csv|tsv|txt)$/iu.test(file.name)) return "wrongType"
  if (file.size === 0) return "empty"
  return file.size > dashboardLimits.sheetBytes ? "tooLarge" : null
}

/** Returns false when the file was changed, moved or locked since it was chosen: browsers then refuse to read it. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Thrown for a file that was changed since it was chosen. */
export class ChangedFile extends Error {}

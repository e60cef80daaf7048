import type { Language } from "#contract/language.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"

export type FileProblem = "wrongType" | "tooLarge" | "empty"

/** Returns what is wrong with a chosen file before it is sent; the server checks the content. */
export function fileProblem(file: Pick<File, "name" | "size">): FileProblem | null {
  if (!/\.(?:xlsx|xlsm|xls|xlsb|ods|csv|tsv|txt)$/iu.test(file.name)) return "wrongType"
  if (file.size === 0) return "empty"
  return file.size > dashboardLimits.sheetBytes ? "tooLarge" : null
}

export function formatSize(bytes: number, language: Language): string {
  const units = bytes < 1_000_000 ? (["kilobyte", 1_000] as const) : (["megabyte", 1_000_000] as const)
  return new Intl.NumberFormat(language, { style: "unit", unit: units[0], maximumFractionDigits: 1 }).format(
    bytes === 0 ? 0 : Math.max(bytes / units[1], 0.1),
  )
}

export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(share)

/** Returns false when the file was changed, moved or locked since it was chosen: browsers then refuse to read it. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

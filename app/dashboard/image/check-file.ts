import { dashboardLimits } from "#contract/dashboard-limits.ts"

export type FileFault = "tooLarge" | "wrongType"

const types = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"])

/** Returns why a file need not be sent; the server also checks its content. */
export function fileFault({ size, type }: Pick<File, "size" | "type">): FileFault | null {
  if (!types.has(type)) return "wrongType"
  return size > dashboardLimits.imageBytes ? "tooLarge" : null
}

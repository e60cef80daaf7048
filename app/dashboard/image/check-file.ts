import { dashboardLimits } from "#contract/dashboard-limits.ts"

export type FileFault = "tooLarge" | "wrongType"

const types = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"])

/** Why a file need not be sent at all; the server looks at its content besides. */
export function fileFault({ size, type }: Pick<File, "size" | "type">): FileFault | null {
  if (!types.has(type)) return "wrongType"
  return size > dashboardLimits.imageBytes ? "tooLarge" : null
}

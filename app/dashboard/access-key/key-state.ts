import type { AccessKey } from "#contract/access-key.ts"

const dayMs = 86_400_000
const soonDays = 30
const unusedDays = 90

/** Returns whether a key is valid for longer than a month, for a month or less, or expired. */
export function keyEnd({ expires_at }: Pick<AccessKey, "expires_at">, now: Date): "far" | "soon" | "past" {
  if (expires_at === null) return "far"
  const days = (Date.parse(expires_at) - now.getTime()) / dayMs
  if (days <= 0) return "past"
  return days <= soonDays ? "soon" : "far"
}

/** Returns whether a key is unused for so long that it may be superfluous. */
export const isUnused = ({ used_at, created_at }: Pick<AccessKey, "used_at" | "created_at">, now: Date): boolean =>
  now.getTime() - Date.parse(used_at ?? created_at) > unusedDays * dayMs

import type { Ability } from "#contract/ability.ts"
import type { TrashKind } from "#contract/trash-constants.ts"

/** Returns the ability needed to restore a kind besides `trash.restore`: the one for changing it. */
export function restoringAbility(kind: TrashKind): Ability {
  if (kind === "part") return "parts.edit"
  if (kind === "import") return "parts.import"
  if (kind === "request") return "inquiries.edit"
  if (kind === "application") return "applications.read"
  return kind === "image" ? "images.edit" : "content.publish"
}

import type { Ability } from "#contract/ability.ts"
import type { TrashKind } from "#contract/trash-constants.ts"

/** The ability that an entry of a kind can be brought back with, beside `trash.restore`: the one that its kind is changed with. */
export function restoringAbility(kind: TrashKind): Ability {
  if (kind === "part") return "parts.edit"
  if (kind === "import") return "parts.import"
  if (kind === "request") return "inquiries.edit"
  if (kind === "application") return "applications.read"
  return kind === "image" ? "images.edit" : "content.publish"
}

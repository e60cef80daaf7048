import type { Ability } from "#contract/ability.ts"
import type { OtherTrashKind, TrashKind } from "#contract/trash-constants.ts"
import type { RecordRegistry } from "#server/records/define-record.ts"

const otherAbilities: Readonly<Record<OtherTrashKind, Ability>> = {
  part: "parts.edit",
  import: "parts.import",
  image: "images.edit",
  request: "inquiries.edit",
  application: "applications.read",
}

/** Returns the ability needed to restore a kind besides `trash.restore`: the one for changing it. */
export const restoringAbility = (records: RecordRegistry, kind: TrashKind): Ability =>
  isOther(kind) ? otherAbilities[kind] : records[kind].abilities.change

const isOther = (kind: TrashKind): kind is OtherTrashKind => Object.hasOwn(otherAbilities, kind)

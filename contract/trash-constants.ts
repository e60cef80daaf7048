import { type RecordKind, recordKinds } from "./record-constants.ts"

/** Records that exist from the first migration on and cannot be deleted. */
const fixedKinds = ["page", "settings"] as const satisfies readonly RecordKind[]
type DeletableKind = Exclude<RecordKind, (typeof fixedKinds)[number]>
const deletableKinds = recordKinds.filter(
  (kind): kind is DeletableKind => !(fixedKinds as readonly RecordKind[]).includes(kind),
)

/** Contents of the trash besides records. */
export const otherTrashKinds = ["part", "image", "import", "request", "application"] as const
export type OtherTrashKind = (typeof otherTrashKinds)[number]

export const trashKinds = [...deletableKinds, ...otherTrashKinds] as const
export type TrashKind = DeletableKind | OtherTrashKind

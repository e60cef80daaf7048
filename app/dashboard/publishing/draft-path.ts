import type { PublishedKind } from "#contract/publishing.ts"
import { recordPath } from "../audit/record-path.ts"
import { editKey } from "../list/use-edited-record.ts"

/** Kinds without a screen of their own: their dialog opens where their records are listed. */
const inDialogs = new Set<PublishedKind>(["property", "category", "partner", "page-part"])

interface NamedRecord {
  kind: PublishedKind
  id: number | string
  title: string
  parent_id: number
}

/** Returns the path at which a record is edited. */
export function draftPath({ kind, id, title, parent_id }: NamedRecord): string {
  const path = recordPath({ record: { kind, id: String(id), exists: true, parent_id }, title }) ?? "/dashboard"
  return inDialogs.has(kind) ? `${path}?${editKey}=${id}` : path
}

import type { AuditEntry } from "#contract/audit.ts"
import { recordScreenPath, textPageScreenPath } from "../kinds.ts"

/** Returns the URL of the screen of an entry's record; null when it is deleted or has none. */
export function recordPath({ record, title }: Pick<AuditEntry, "record" | "title">): string | null {
  if (!record?.exists) return null
  const { kind, id, parent_id } = record
  const search = `?${new URLSearchParams({ query: title }).toString()}`
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- other records have the screens of their kind, pictures and imports none
  switch (kind) {
    case "part":
      return `/dashboard/spare/${parent_id}${search}`
    case "property":
      return `/dashboard/product/${parent_id}`
    case "page":
      return textPageScreenPath(id)
    case "page-part":
      return `/dashboard/page-part/${id}`
    case "settings":
      return "/dashboard/settings"
    case "request":
      return `/dashboard/requests${search}`
    case "application":
      return "/dashboard/requests/applications"
    default:
      return recordScreenPath(kind, id)
  }
}

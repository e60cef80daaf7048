import type { RedirectOrigin } from "#contract/redirect-constants.ts"
import type { RedirectStatus } from "#contract/redirect.ts"
import { id, integer, table, text } from "../declare-table.ts"

export const addressTables = {
  /** Target of an address of the former site; read only when the response would be 404. */
  redirect: table(
    {
      id: id(),
      /** The address as `redirectKey` normalises it. */
      from_key: text(),
      /** The address as entered, decoded. */
      source: text(),
      /** Path on this site with language prefix; "" for a page that is gone for good (410). */
      target: text(),
      status: integer<RedirectStatus>(),
      origin: text<RedirectOrigin>(),
      hits: integer(0),
      /** Day of the last hit; "" before the first. */
      last_hit: text(""),
      version: integer(1),
      created_at: text(),
      updated_at: text(),
    },
    { unique: { redirect_by_key: ["from_key"] } },
  ),
}

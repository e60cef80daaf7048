import type { Generated } from "kysely"
import type { RedirectOrigin, RedirectStatus } from "#contract/redirect.ts"
import type { Stamps } from "./stamps.ts"

/** Where an address of the former site leads to; read only when the answer would be 404. */
export interface RedirectsTable extends Stamps {
  id: Generated<number>
  /** The address as `redirectKey` makes it. */
  from_key: string
  /** The address as it was given, decoded. */
  source: string
  /** Path on this site with language prefix; "" where the page is gone for good. */
  target: string
  status: RedirectStatus
  origin: RedirectOrigin
  hits: Generated<number>
  /** Day of the last hit; "" before the first. */
  last_hit: Generated<string>
}

/** An address that visitors asked for in vain. Nobody can be told from it. */
export interface MissingAddressTable {
  id: Generated<number>
  from_key: string
  path: string
  /** Visitors, each once a day. */
  count: number
  /** Host of the page with the link; "" where there was none. */
  referrer: string
  first_day: string
  last_day: string
}

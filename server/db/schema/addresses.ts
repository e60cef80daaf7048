import type { Generated } from "kysely"
import type { RedirectOrigin, RedirectStatus } from "#contract/redirect.ts"
import type { Stamps } from "./stamps.ts"

export interface AddressTables {
  redirect: RedirectsTable
  missing_address: MissingAddressTable
}

/** Target of an address of the former site; read only when the response would be 404. */
interface RedirectsTable extends Stamps {
  id: Generated<number>
  /** The address as `redirectKey` normalises it. */
  from_key: string
  /** The address as entered, decoded. */
  source: string
  /** Path on this site with language prefix; "" for a page that is gone for good (410). */
  target: string
  status: RedirectStatus
  origin: RedirectOrigin
  hits: Generated<number>
  /** Day of the last hit; "" before the first. */
  last_hit: Generated<string>
}

/** An address that visitors requested and that does not exist. Holds no personal data. */
interface MissingAddressTable {
  id: Generated<number>
  from_key: string
  path: string
  /** Requests by people, not robots. */
  count: number
  /** Host of the linking page; "" when unknown. */
  referrer: string
  first_day: string
  last_day: string
}

import type { Generated } from "kysely"

export interface Stamps {
  version: Generated<number>
  created_at: string
  updated_at: string
}

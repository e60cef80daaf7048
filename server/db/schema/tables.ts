import type { Insertable, Selectable } from "kysely"
import type { TablesOf } from "../declare-table.ts"
import { addressTables } from "./addresses.ts"
import { companyTables } from "./company.ts"
import { contentTables } from "./content.ts"
import { demandTables } from "./demand.ts"
import { deskTables } from "./desk.ts"
import { engineTables } from "./engine.ts"
import { inquiryTables } from "./inquiries.ts"
import { offerTables } from "./offers.ts"
import { partTables } from "./parts.ts"
import { peopleTables } from "./people.ts"
import { pictureTables } from "./pictures.ts"
import { publishingTables } from "./publishing.ts"

/** All tables by name, each after those that it refers to. */
export const declaredTables = {
  ...contentTables,
  ...partTables,
  ...pictureTables,
  ...peopleTables,
  ...inquiryTables,
  ...deskTables,
  ...offerTables,
  ...publishingTables,
  ...addressTables,
  ...demandTables,
  ...companyTables,
  ...engineTables,
}

/** Their rows, for Kysely. */
export type Tables = TablesOf<typeof declaredTables>
export type TableRow<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>

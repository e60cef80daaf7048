import type { AddressTables } from "./addresses.ts"
import type { ContentTables } from "./content.ts"
import type { DemandTables } from "./demand.ts"
import type { DeskTables } from "./desk.ts"
import type { EngineTables } from "./engine.ts"
import type { InquiryTables } from "./inquiries.ts"
import type { PeopleTables } from "./people.ts"
import type { PublishingTables } from "./publishing.ts"

/** All tables by name. */
export interface Tables
  extends AddressTables,
    ContentTables,
    DemandTables,
    DeskTables,
    EngineTables,
    InquiryTables,
    PeopleTables,
    PublishingTables {}

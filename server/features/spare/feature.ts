import { defineFeature } from "#server/feature.ts"
import { spareApi } from "./api.ts"
import { removeDeadSets } from "./commands/remove-dead-sets.ts"
import { importKind, partKind } from "./kinds.ts"
import { partsApi } from "./parts-api.ts"
import { importsCleaned } from "./rebuild-part-set.ts"
import { spareRecord } from "./record.ts"

export const spareFeature = defineFeature({
  name: "spare",
  records: { spare: spareRecord },
  kinds: { part: partKind, import: importKind },
  routes: [
    ["/spare", spareApi],
    ["/part", partsApi],
  ],
  start: removeDeadSets,
  stop: importsCleaned,
  // A sheet's columns and groups are remembered again.
  transientTables: ["import_run", "sheet_columns", "sheet_group"],
})

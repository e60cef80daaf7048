import { defineFeature } from "#server/feature.ts"
import { partAliasApi } from "./api.ts"

export const partAliasFeature = defineFeature({ name: "part-alias", routes: [["/part-alias", partAliasApi]] })

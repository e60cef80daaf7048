import { defineFeature } from "#server/feature.ts"
import { findApi } from "./api.ts"

/** The search over the whole dashboard. */
export const findFeature = defineFeature({ name: "find", routes: [["/find", findApi]] })

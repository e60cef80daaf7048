import { defineFeature } from "#server/feature.ts"
import { navbarApi } from "./api.ts"

export const navbarFeature = defineFeature({ name: "navbar", routes: [["/component", navbarApi]] })

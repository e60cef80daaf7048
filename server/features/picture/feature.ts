import { defineFeature } from "#server/feature.ts"
import { pictureApi } from "./api.ts"

export const pictureFeature = defineFeature({ name: "picture", routes: [["/picture", pictureApi]] })

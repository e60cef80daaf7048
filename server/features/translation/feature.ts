import { defineFeature } from "#server/feature.ts"
import { translationApi } from "./api.ts"

/** Texts of all records in other languages: what is missing or older, and files that translators work in. */
export const translationFeature = defineFeature({
  name: "translation",
  routes: [["/translation", translationApi]],
})

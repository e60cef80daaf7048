import { defineFeature } from "#server/feature.ts"
import { trashApi } from "./api.ts"
import { purgeOldTrash } from "./commands/purge.ts"

export const trashFeature = defineFeature({
  name: "trash",
  routes: [["/trash", trashApi]],
  jobs: [{ name: "trash", byAge: true, run: purgeOldTrash }],
})

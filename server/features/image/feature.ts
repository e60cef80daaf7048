import { defineFeature } from "#server/feature.ts"
import { noSizes } from "#server/media/picture-sizes.ts"
import { pictureFiles } from "#server/table-rules.ts"
import { imageApi } from "./api.ts"
import { mediaRoutes } from "./media-routes.ts"

export const imageFeature = defineFeature({
  name: "image",
  routes: [
    ["/image", imageApi],
    ["/media", mediaRoutes],
  ],
  siteRoutes: [["/media", mediaRoutes]],
  // In case the process that makes them was killed.
  jobs: [{ name: "picture-sizes", every: "*/10 * * * * *", each: true, run: ({ sizes }) => sizes.resume() }],
  transientTables: ["picture_size"],
  // Sizes are made again in the background.
  files: { picture: pictureFiles({ sizes: JSON.stringify(noSizes), pending: 1 }) },
})

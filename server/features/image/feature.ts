import { defineFeature } from "#server/feature.ts"
import { noSizes } from "#server/media/picture-sizes.ts"
import { purgeUnusedPictures } from "#server/records/purge-pictures.ts"
import { pictureFiles } from "#server/table-rules.ts"
import { imageApi } from "./api.ts"
import { imageKind } from "./image-kind.ts"
import { mediaRoutes } from "./media-routes.ts"

export const imageFeature = defineFeature({
  name: "image",
  kinds: { image: imageKind },
  routes: [
    ["/image", imageApi],
    ["/media", mediaRoutes],
  ],
  siteRoutes: [["/media", mediaRoutes]],
  jobs: [
    // In case the process that makes them was killed.
    { name: "picture-sizes", every: "*/10 * * * * *", each: true, run: ({ sizes }) => sizes.resume() },
    { name: "unused-pictures", byAge: true, run: purgeUnusedPictures },
  ],
  transientTables: ["picture_size"],
  // Sizes are made again in the background.
  files: { picture: pictureFiles({ sizes: JSON.stringify(noSizes), pending: 1 }) },
})

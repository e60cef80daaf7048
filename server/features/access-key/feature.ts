import { defineFeature } from "#server/feature.ts"
import { accessKeyApi } from "./api.ts"
import { keyMailSource, warnOfEndingKeys } from "./warn-of-ends.ts"

export const accessKeyFeature = defineFeature({
  name: "access-key",
  routes: [["/token", accessKeyApi]],
  jobs: [{ name: "ending-keys", byAge: true, run: warnOfEndingKeys }],
  mails: { "key-ends": keyMailSource },
  // A restore keeps those of the database that it replaces.
  transientTables: ["access_key"],
})

import { defineFeature } from "#server/feature.ts"
import { ageing } from "#server/job.ts"
import { peopleApi } from "./api.ts"
import { peopleMailSources } from "./mail-source.ts"
import { clearOldAddresses } from "./store.ts"

export const peopleFeature = defineFeature({
  name: "people",
  routes: [["/people", peopleApi]],
  jobs: [ageing("addresses-of-disabled", clearOldAddresses)],
  mails: peopleMailSources,
})

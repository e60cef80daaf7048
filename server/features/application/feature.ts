import { defineFeature } from "#server/feature.ts"
import { monthsBefore } from "#server/german-time.ts"
import { inboxKind } from "#server/records/inbox-kind.ts"
import { numberedFiles } from "#server/table-rules.ts"
import { applicationApi } from "./api.ts"
import { applicationMailSource } from "./mail-source.ts"
import { removeApplicationsBefore } from "./store.ts"

export const applicationFeature = defineFeature({
  name: "application",
  kinds: { application: inboxKind("application", "applications.read") },
  routes: [["/application", applicationApi]],
  jobs: [
    {
      name: "applications",
      byAge: true,
      run: ({ db, clock, config }) =>
        removeApplicationsBefore(db, monthsBefore(clock(), config.keepMonths.application)),
    },
  ],
  mails: { application: applicationMailSource },
  files: { application_file: numberedFiles("cv", "application_id", 16) },
})

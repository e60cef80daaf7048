import { defineFeature } from "#server/feature.ts"
import { monthsBefore } from "#server/german-time.ts"
import { removeAuditBefore } from "#server/records/audit-store.ts"
import { auditApi } from "./api.ts"

export const auditFeature = defineFeature({
  name: "audit",
  routes: [["/audit", auditApi]],
  jobs: [
    {
      name: "audit",
      byAge: true,
      run: ({ db, clock, config }) => removeAuditBefore(db, monthsBefore(clock(), config.keepMonths.audit)),
    },
  ],
})

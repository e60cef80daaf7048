import { defineFeature } from "#server/feature.ts"
import { findingApi, mailTestApi } from "./api.ts"
import { findingMailSource, watchFindings } from "./watch-findings.ts"

export const findingFeature = defineFeature({
  name: "finding",
  routes: [
    ["/finding", findingApi],
    ["/mail", mailTestApi],
  ],
  jobs: [{ name: "findings", later: true, run: watchFindings }],
  mails: { finding: findingMailSource },
})

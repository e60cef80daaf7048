import { removeStaleSessions } from "#server/auth/session-store.ts"
import { removeStaleTickets } from "#server/auth/ticket-store.ts"
import { defineFeature } from "#server/feature.ts"
import { expiry } from "#server/job.ts"
import { authApi } from "./api.ts"
import { secondFactorApi } from "./second-factor-api.ts"

export const authFeature = defineFeature({
  name: "auth",
  routes: [
    ["/auth", authApi],
    ["/auth", secondFactorApi],
  ],
  jobs: [expiry("sessions", removeStaleSessions), expiry("tickets", removeStaleTickets)],
  transientTables: ["session", "ticket"],
})

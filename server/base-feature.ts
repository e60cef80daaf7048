import { defineFeature } from "./feature.ts"
import { expiry } from "./job.ts"
import { removeStaleLimits } from "./limits/limit-store.ts"
import { removeOldMessages } from "./mail/outbox-store.ts"
import { removeStaleResponses } from "./records/with-idempotency-key.ts"

/** What all features use, and no folder of a feature owns. */
export const baseFeature = defineFeature({
  name: "base",
  jobs: [
    // For changes made in the background or by another process whose notification was lost.
    { name: "content-version", every: "* * * * * *", each: true, run: ({ content }) => content.refresh() },
    { name: "mail", every: "*/15 * * * * *", each: true, run: ({ mail }) => mail.resume() },
    expiry("messages", removeOldMessages),
    expiry("stored-responses", removeStaleResponses),
    expiry("limits", removeStaleLimits),
    { name: "scrub", byAge: true, run: ({ db, dialect }) => dialect.scrub(db) },
    { name: "statistics", run: ({ db, dialect }) => dialect.learnStatistics(db) },
  ],
  transientTables: ["job", "secret", "rate_limit", "idempotency"],
})

import type { Caller } from "./caller.ts"
import type { Config } from "./env.ts"
import { mergeDeclared, defineFeature } from "./feature.ts"
import { accessKeyFeature } from "./features/access-key/feature.ts"
import { applicationFeature } from "./features/application/feature.ts"
import { auditFeature } from "./features/audit/feature.ts"
import { authFeature } from "./features/auth/feature.ts"
import { backupFeature } from "./features/backup/feature.ts"
import { categoryFeature } from "./features/category/feature.ts"
import { demandFeature } from "./features/demand/feature.ts"
import { findFeature } from "./features/find/feature.ts"
import { findingFeature } from "./features/finding/feature.ts"
import { historyFeature } from "./features/history/feature.ts"
import { humanCheckFeature } from "./features/human-check/feature.ts"
import { imageFeature } from "./features/image/feature.ts"
import { inquiryFeature } from "./features/inquiry/feature.ts"
import { navbarFeature } from "./features/navbar/feature.ts"
import { offerFeature } from "./features/offer/feature.ts"
import { partAliasFeature } from "./features/part-alias/feature.ts"
import { partLookupFeature } from "./features/part-lookup/feature.ts"
import { partPageFeature } from "./features/part-page/feature.ts"
import { partnerFeature } from "./features/partner/feature.ts"
import { peopleFeature } from "./features/people/feature.ts"
import { personFeature } from "./features/person/feature.ts"
import { pictureFeature } from "./features/picture/feature.ts"
import { productFeature } from "./features/product/feature.ts"
import { publishingFeature } from "./features/publishing/feature.ts"
import { redirectFeature } from "./features/redirect/feature.ts"
import { searchFeature } from "./features/search/feature.ts"
import { serviceFeature } from "./features/service/feature.ts"
import { settingsFeature } from "./features/settings/feature.ts"
import { sitemapFeature } from "./features/sitemap/feature.ts"
import { spareFeature } from "./features/spare/feature.ts"
import { synonymFeature } from "./features/synonym/feature.ts"
import { textPageFeature } from "./features/text-page/feature.ts"
import { translationFeature } from "./features/translation/feature.ts"
import { trashFeature } from "./features/trash/feature.ts"
import { visitFeature } from "./features/visit/feature.ts"
import { type Job, expiry } from "./job.ts"
import type { MailSources } from "./mail/draft.ts"
import type { RecordRegistry } from "./records/define-record.ts"
import type { KindRegistry } from "./records/kind.ts"
import { mapKinds } from "./records/record-kind.ts"
import type { TableRules } from "./table-rules.ts"
import { removeStaleLimits } from "./limits/limit-store.ts"
import { removeOldMessages } from "./mail/outbox-store.ts"
import { removeStaleResponses } from "./records/with-idempotency-key.ts"

/** What all features use, and no folder of a feature owns. */
const baseFeature = defineFeature({
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

/** All features. Their calls are mounted, and their records listed, in this order. */
export const features = [
  serviceFeature,
  spareFeature,
  productFeature,
  categoryFeature,
  partnerFeature,
  textPageFeature,
  settingsFeature,
  synonymFeature,
  navbarFeature,
  searchFeature,
  sitemapFeature,
  imageFeature,
  pictureFeature,
  partLookupFeature,
  partAliasFeature,
  partPageFeature,
  inquiryFeature,
  offerFeature,
  applicationFeature,
  humanCheckFeature,
  demandFeature,
  visitFeature,
  redirectFeature,
  publishingFeature,
  translationFeature,
  findFeature,
  historyFeature,
  trashFeature,
  authFeature,
  peopleFeature,
  accessKeyFeature,
  personFeature,
  auditFeature,
  backupFeature,
  findingFeature,
  baseFeature,
] as const

/** Declarations of all kinds of record. A missing kind does not compile, here and below. */
export const records: RecordRegistry = mergeDeclared(features.map((feature) => feature.records))

/** All kinds that trash, history and activity log know. */
export const kinds: KindRegistry<Caller> = {
  ...mapKinds(records),
  ...mergeDeclared(features.map((feature) => feature.kinds)),
}

export const mailSources: MailSources = mergeDeclared(features.map((feature) => feature.mails))

/** What backups have to know of tables; every other one is saved as it is. */
export const tables: TableRules = {
  transient: new Set(features.flatMap(({ transientTables = [] }) => transientTables)),
  files: mergeDeclared(features.map((feature) => feature.files)),
  rich: new Set(Object.values(records).flatMap(({ richTexts, table }) => (richTexts.length > 0 ? [table] : []))),
}

/** Returns the jobs of all features. */
export const listJobs = (config: Config): readonly Job[] =>
  features.flatMap(({ jobs = [] }) => (typeof jobs === "function" ? jobs(config) : jobs))

import type { FindingName } from "#contract/finding-constants.ts"

/** Screen on which each finding is settled. */
export const findingLinks: Partial<Record<FindingName, string>> = {
  company: "/dashboard/settings",
  imprint: "/dashboard/settings",
  privacy: "/dashboard/privacy-policy",
  "backup-copy": "/dashboard/backup",
  "second-factor": "/dashboard/settings/people",
  backup: "/dashboard/backup",
  disk: "/dashboard/backup",
  mail: "/dashboard/requests",
  keys: "/dashboard/settings/access-keys",
  "alt-texts": "/dashboard/pictures",
}

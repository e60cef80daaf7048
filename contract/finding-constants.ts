/** What is checked, in the order in which it is listed: first what has to be settled before the site opens. */
export const findingNames = [
  "company",
  "imprint",
  "privacy",
  "address",
  "mail-test",
  "proxy",
  "backup-copy",
  "second-factor",
  "demo",
  "backup",
  "disk",
  "mail",
  "limits",
  "keys",
  "alt-texts",
  "jobs",
  "mailbox",
  "clock",
  "schema",
  "certificate",
  "translations",
  "links",
  "substitutes",
] as const
export type FindingName = (typeof findingNames)[number]

/** Points of the list before the site opens: without the needed ones it stays closed. */
export const openingPoints: Partial<Record<FindingName, "needed" | "advised">> = {
  company: "needed",
  imprint: "needed",
  privacy: "needed",
  address: "needed",
  "mail-test": "advised",
  proxy: "advised",
  "backup-copy": "advised",
  "second-factor": "advised",
  demo: "advised",
}

/** "look": somebody should look at it; "fault": something is broken or threatens data. */
export const findingStates = ["fine", "look", "fault"] as const
export type FindingState = (typeof findingStates)[number]

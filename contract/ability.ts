/** Everything that a role can allow, in the order in which the dashboard lists it. */
export const abilities = [
  "content.read",
  "content.draft",
  "images.edit",
  "addresses.edit",
  "content.translate",
  "content.publish",
  "parts.edit",
  "parts.import",
  "inquiries.read",
  "inquiries.edit",
  "inquiries.export",
  "applications.read",
  "demand.read",
  "trash.restore",
  "settings.edit",
  "trash.purge",
  "log.read",
  "person.erase",
  "backup.manage",
  "people.manage",
  "tokens.manage",
] as const
export type Ability = (typeof abilities)[number]

/** What each role may do. The API, its description and the dashboard read this constant and nothing else. */
export const roles = { owner: abilities } as const satisfies Record<string, readonly Ability[]>
export type Role = keyof typeof roles

/** What an account can be. */
export const roles = ["owner"] as const
export type Role = (typeof roles)[number]

/** The roles that allow each thing, in the order in which the dashboard lists them. */
export const abilities = {
  "content.read": ["owner"],
  "content.draft": ["owner"],
  "images.edit": ["owner"],
  "addresses.edit": ["owner"],
  "content.translate": ["owner"],
  "content.publish": ["owner"],
  "parts.edit": ["owner"],
  "parts.import": ["owner"],
  "inquiries.read": ["owner"],
  "inquiries.edit": ["owner"],
  "inquiries.export": ["owner"],
  "applications.read": ["owner"],
  "demand.read": ["owner"],
  "trash.restore": ["owner"],
  "settings.edit": ["owner"],
  "trash.purge": ["owner"],
  "log.read": ["owner"],
  "person.erase": ["owner"],
  "backup.manage": ["owner"],
  "people.manage": ["owner"],
  "tokens.manage": ["owner"],
} as const satisfies Record<string, readonly Role[]>
export type Ability = keyof typeof abilities

/** Returns the abilities that any of the roles has. */
export const abilitiesOf = (held: readonly Role[]): Ability[] =>
  (Object.keys(abilities) as Ability[]).filter((ability) => abilities[ability].some((role) => held.includes(role)))

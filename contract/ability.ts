/** What a person can be at this site; somebody may be several. */
export const roles = ["owner", "editor", "translator", "parts", "sales"] as const
export type Role = (typeof roles)[number]

/** The roles that allow each thing, in the order in which the dashboard lists them. */
export const abilities = {
  "content.read": ["owner", "editor", "translator", "parts", "sales"],
  "content.draft": ["owner", "editor"],
  "images.edit": ["owner", "editor"],
  "addresses.edit": ["owner", "editor"],
  /** Texts of one's own languages only: see `checkTranslation`. */
  "content.translate": ["owner", "editor", "translator"],
  "content.publish": ["owner", "editor"],
  "parts.edit": ["owner", "editor", "parts"],
  "parts.import": ["owner", "parts"],
  "inquiries.read": ["owner", "sales"],
  "inquiries.edit": ["owner", "sales"],
  "inquiries.export": ["owner", "sales"],
  "applications.read": ["owner"],
  "demand.read": ["owner", "editor", "parts", "sales"],
  /** Of each kind for those who may change that kind: see `restoringAbility`. */
  "trash.restore": ["owner", "editor", "parts", "sales"],
  "settings.edit": ["owner"],
  "trash.purge": ["owner"],
  "log.read": ["owner"],
  "person.erase": ["owner"],
  "backup.manage": ["owner"],
  "people.manage": ["owner"],
  "tokens.manage": ["owner"],
} as const satisfies Record<string, readonly Role[]>
export type Ability = keyof typeof abilities

/** All abilities, in the order of the constant. */
export const allAbilities = Object.keys(abilities) as Ability[]

/** What a program may be allowed to do by an access key; the rest is for people. */
export const keyAbilities = [
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
  "demand.read",
] as const satisfies readonly Ability[]
export type KeyAbility = (typeof keyAbilities)[number]

/** Returns the abilities that any of the roles has. */
export const abilitiesOf = (held: readonly Role[]): Ability[] =>
  allAbilities.filter((ability) => abilities[ability].some((role) => held.includes(role)))

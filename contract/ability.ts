/** Roles; an account may have several. */
export const roles = ["owner", "editor", "translator", "parts", "sales"] as const
export type Role = (typeof roles)[number]

/** Roles that have each ability, in the order of the dashboard. */
export const abilities = {
  "content.read": ["owner", "editor", "translator", "parts", "sales"],
  "content.draft": ["owner", "editor"],
  "images.edit": ["owner", "editor"],
  "addresses.edit": ["owner", "editor"],
  /** Texts of the account's languages only: see `checkTranslation`. */
  "content.translate": ["owner", "editor", "translator"],
  "content.publish": ["owner", "editor"],
  "parts.edit": ["owner", "editor", "parts"],
  "parts.import": ["owner", "parts"],
  "inquiries.read": ["owner", "sales"],
  "inquiries.edit": ["owner", "sales"],
  "inquiries.export": ["owner", "sales"],
  "applications.read": ["owner"],
  "demand.read": ["owner", "editor", "parts", "sales"],
  /** Only kinds that the account may change: see `restoringAbility`. */
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

/** All abilities, in the order above. */
export const allAbilities = Object.keys(abilities) as Ability[]

/** Abilities of access keys; the others are for people. */
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

/** Returns abilities of a key without changing inquiries if it may not read them: such calls return what they change. */
export const withoutBlind = <Held extends Ability>(held: readonly Held[]): Held[] =>
  held.filter((ability) => ability !== "inquiries.edit" || held.some((other) => other === "inquiries.read"))

import { type Ability, type Role, abilities, roles } from "#contract/ability.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

type Texts = DashboardTexts["people"]["matrix"]
type Note = keyof Texts["notes"]

export interface MatrixRow {
  name: keyof Texts["rows"]
  /** A role has the row when it has all of these. */
  abilities: readonly Ability[]
  /** Gives the row partially to roles that lack it. */
  partly?: { ability: Ability; note: Note }
  /** Where a role has it only for its own records. */
  notes?: Partial<Record<Role, Note>>
}

/** Abilities as people read them: those granted together are one row. */
export const matrixGroups: readonly { name: keyof Texts["groups"]; rows: readonly MatrixRow[] }[] = [
  {
    name: "content",
    rows: [
      { name: "read", abilities: ["content.read"] },
      {
        name: "drafts",
        abilities: ["content.draft"],
        partly: { ability: "content.translate", note: "ownLanguages" },
      },
      { name: "publish", abilities: ["content.publish"] },
      { name: "pictures", abilities: ["images.edit", "addresses.edit"] },
    ],
  },
  {
    name: "parts",
    rows: [
      {
        name: "parts",
        abilities: ["parts.edit"],
        partly: { ability: "content.translate", note: "ownDescriptions" },
      },
      { name: "import", abilities: ["parts.import"] },
    ],
  },
  {
    name: "inquiries",
    rows: [
      { name: "inquiries", abilities: ["inquiries.read", "inquiries.edit", "inquiries.export"] },
      { name: "demand", abilities: ["demand.read"] },
      { name: "applications", abilities: ["applications.read"] },
    ],
  },
  {
    name: "site",
    rows: [
      { name: "trash", abilities: ["trash.restore"], notes: { parts: "parts", sales: "inquiries" } },
      {
        name: "site",
        abilities: [
          "settings.edit",
          "trash.purge",
          "log.read",
          "person.erase",
          "backup.manage",
          "people.manage",
          "tokens.manage",
        ],
      },
    ],
  },
]

const has = (role: Role, ability: Ability): boolean => (abilities[ability] as readonly Role[]).includes(role)

/** Returns for each role whether it has a row, and which part if not all. */
export function rolesOfRow(row: MatrixRow): { role: Role; has: boolean; note: Note | null }[] {
  return roles.map((role) => {
    if (row.abilities.every((ability) => has(role, ability)))
      return { role, has: true, note: row.notes?.[role] ?? null }
    const { partly } = row
    return partly && has(role, partly.ability)
      ? { role, has: true, note: partly.note }
      : { role, has: false, note: null }
  })
}

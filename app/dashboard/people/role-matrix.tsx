import { roles as allRoles, type Ability, type Role, abilities, roles } from "#contract/ability.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import "./role-matrix.css"

type Texts = DashboardTexts["people"]["matrix"]
type Note = keyof Texts["notes"]

interface MatrixRow {
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

interface GroupedRow extends MatrixRow {
  group: (typeof matrixGroups)[number]["name"]
}

const allRows = matrixGroups.flatMap((group): GroupedRow[] => group.rows.map((row) => ({ ...row, group: group.name })))

/** What each role may do, from the constant that the server enforces. */
export function RoleMatrix() {
  const { people } = useDashboardTexts()
  const { matrix: texts, roles } = people
  const columns: DataColumn<GroupedRow>[] = [
    {
      key: "row",
      heading: texts.several,
      headingContent: <span>{texts.several}</span>,
      cell: ({ name }) => texts.rows[name],
    },
    ...allRoles.map((role): DataColumn<GroupedRow> => {
      const stateIn = (row: MatrixRow) => rolesOfRow(row).find((state) => state.role === role)
      return {
        key: role,
        heading: roles[role].name,
        headingContent: (
          <>
            <b>{roles[role].name}</b>
            <span>{roles[role].area}</span>
          </>
        ),
        className: (row) => (stateIn(row)?.has ? "matrix-yes" : "matrix-none"),
        cell: (row) => {
          const state = stateIn(row)
          return state?.has ? (
            <span data-role={roles[role].name}>
              <Icon name="check" />
              <span className="visually-hidden">{texts.yes}</span>
              {state.note !== null && texts.notes[state.note]}
            </span>
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{texts.no}</span>
            </>
          )
        },
      }
    }),
  ]
  return (
    <section className="d-sec">
      <h2>{texts.title}</h2>
      <DataTable
        label={texts.title}
        className="role-matrix"
        columns={columns}
        rows={allRows}
        keyOf={({ name }) => name}
        groupOf={({ group }) => texts.groups[group]}
      />
    </section>
  )
}

import { roles as allRoles } from "#contract/ability.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { type MatrixRow, matrixGroups, rolesOfRow } from "./matrix-rows.ts"
import "./role-matrix.css"

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

import { Fragment } from "react"
import { roles as allRoles } from "#contract/ability.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles } from "#app/ui/table-roles.ts"
import { matrixGroups, rolesOfRow } from "./matrix-rows.ts"
import "./role-matrix.css"

/** What each role may do, from the constant that the server enforces. */
export function RoleMatrix() {
  const { people } = useDashboardTexts()
  const { matrix: texts, roles } = people
  return (
    <section className="d-sec">
      <h2>{texts.title}</h2>
      <table className="role-matrix" {...tableRoles.table} aria-label={texts.title}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.head}>
              <span>{texts.several}</span>
            </th>
            {allRoles.map((role) => (
              <th key={role} {...tableRoles.head}>
                <b>{roles[role].name}</b>
                <span>{roles[role].area}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {matrixGroups.map((group) => (
            <Fragment key={group.name}>
              <tr {...tableRoles.row} className="matrix-group">
                <th {...tableRoles.rowHead} scope="rowgroup" colSpan={1 + allRoles.length}>
                  {texts.groups[group.name]}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.name} {...tableRoles.row}>
                  <th {...tableRoles.rowHead}>{texts.rows[row.name]}</th>
                  {rolesOfRow(row).map(({ role, has, note }) => (
                    <td key={role} {...tableRoles.cell} className={has ? "matrix-yes" : "matrix-none"}>
                      {has ? (
                        <span data-role={roles[role].name}>
                          <Icon name="check" />
                          <span className="visually-hidden">{texts.yes}</span>
                          {note !== null && texts.notes[note]}
                        </span>
                      ) : (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden">{texts.no}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

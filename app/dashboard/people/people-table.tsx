import { type ReactNode, useState } from "react"
import type { Member } from "#contract/people.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles } from "#app/ui/table-roles.ts"
import { ownName } from "../shell/own-name.ts"
import { useShell } from "../ui/shell-context.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { formatDay } from "../ui/format-date.ts"
import { formatSeen } from "./format-seen.ts"
import type { ShownLink } from "./sign-in-link-dialog.tsx"
import { boundLanguages } from "./member-state.ts"
import { useMemberMenu } from "./use-member-menu.tsx"

interface PeopleTableProps {
  members: readonly Member[]
  onEdit: (member: Member) => void
  onLink: (link: ShownLink) => void
}

const columns = ["name", "roles", "languages", "lastSignIn", "factor", "state"] as const

export function PeopleTable({ members, onEdit, onLink }: PeopleTableProps) {
  const { people: texts } = useDashboardTexts()
  const menuOf = useMemberMenu(members, onLink)
  // Active people first, in order of creation.
  const ordered = members.toSorted(
    (one, other) => Number(one.state === "disabled") - Number(other.state === "disabled"),
  )
  return (
    <table className="dense people-table" {...tableRoles.table} aria-label={texts.title}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.head}>
              {texts.columns[column]}
            </th>
          ))}
          <th {...tableRoles.head}>
            <span className="visually-hidden">{texts.columns.more}</span>
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {ordered.map((member) => (
          <PersonRow key={member.id} member={member} onEdit={() => onEdit(member)}>
            <MenuButton label={texts.moreFor(ownName(member))} items={menuOf(member)} />
          </PersonRow>
        ))}
      </tbody>
    </table>
  )
}

function PersonRow({ member, onEdit, children }: { member: Member; onEdit: () => void; children: ReactNode }) {
  const { people: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { account } = useShell()
  const isSelf = account.id === member.id
  const [now] = useState(() => new Date())
  const { roles, last_sign_in_at, state } = member
  const languages = boundLanguages(member)
  return (
    <tr {...tableRoles.row} className={state === "disabled" ? "people-off" : undefined}>
      <th {...tableRoles.rowHead} className="people-who">
        <button type="button" onClick={onEdit}>
          <b>{ownName(member)}</b>
          <span className="mono">{member.login}</span>
          <span className="visually-hidden">{texts.edit}</span>
        </button>
      </th>
      <td {...tableRoles.cell}>{texts.roleList(roles.map((role) => texts.roles[role].name))}</td>
      <td {...tableRoles.cell} className={languages === null ? "people-code people-every" : "people-code"}>
        {languages === null ? texts.allLanguages : languages.join(" ") || "–"}
      </td>
      <td {...tableRoles.cell} className="people-code">
        <span className="people-label">{texts.columns.lastSignIn} </span>
        {isSelf ? texts.now : last_sign_in_at === null ? texts.never : formatSeen(last_sign_in_at, language, now)}
      </td>
      <td {...tableRoles.cell}>
        <span className="people-label">{texts.columns.factor} </span>
        <Factor member={member} />
      </td>
      <td {...tableRoles.cell}>{isSelf ? texts.self : <State member={member} />}</td>
      <td {...tableRoles.cell} className="people-menu">
        {children}
      </td>
    </tr>
  )
}

function Factor({ member: { state, has_second_factor } }: { member: Member }) {
  const { people: texts } = useDashboardTexts()
  if (state !== "active") return "–"
  return has_second_factor ? (
    <span className="people-tag people-good">
      <Icon name="check" />
      {texts.factorOn}
    </span>
  ) : (
    <span className="people-tag people-warn">
      <Icon name="warn" />
      {texts.factorOff}
    </span>
  )
}

function State({ member: { state, invited_until } }: { member: Member }) {
  const { people: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  if (state === "active")
    return (
      <span className="people-tag people-good">
        <Icon name="check" />
        {texts.active}
      </span>
    )
  if (state === "disabled")
    return (
      <span className="people-tag">
        <Icon name="minus" />
        {texts.disabled}
      </span>
    )
  return (
    <span className={invited_until === null ? "people-tag people-warn" : "people-tag"}>
      <Icon name={invited_until === null ? "warn" : "clock"} />
      {invited_until === null ? texts.linkExpired : texts.invitedUntil(formatDay(invited_until, language))}
    </span>
  )
}

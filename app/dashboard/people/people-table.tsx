import { useState } from "react"
import type { Member } from "#contract/people.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ownName } from "../ui/own-name.ts"
import { useShell } from "../ui/shell-context.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { formatDay, formatSeen } from "../ui/format-date.ts"
import type { ShownLink } from "./sign-in-link-dialog.tsx"
import { boundLanguages } from "./member-state.ts"
import { useMemberMenu } from "./use-member-menu.tsx"

interface PeopleTableProps {
  members: readonly Member[]
  onEdit: (member: Member) => void
  onLink: (link: ShownLink) => void
}

/** People with an account, active ones first. */
export function PeopleTable({ members, onEdit, onLink }: PeopleTableProps) {
  const { people: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { account } = useShell()
  const [now] = useState(() => new Date())
  const menuOf = useMemberMenu(members, onLink)
  const seen = ({ id, last_sign_in_at }: Member) => {
    if (id === account.id) return texts.now
    return last_sign_in_at === null ? texts.never : formatSeen(last_sign_in_at, language, now)
  }
  const columns: DataColumn<Member>[] = [
    {
      key: "name",
      heading: texts.columns.name,
      className: "people-who",
      card: "title",
      cell: (member) => (
        <button type="button" onClick={() => onEdit(member)}>
          <b>{ownName(member)}</b>
          <span className="mono">{member.login}</span>
          <span className="visually-hidden">{texts.edit}</span>
        </button>
      ),
    },
    {
      key: "roles",
      heading: texts.columns.roles,
      card: "line",
      cell: ({ roles }) => texts.roleList(roles.map((role) => texts.roles[role].name)),
    },
    {
      key: "languages",
      heading: texts.columns.languages,
      className: (member) => (boundLanguages(member) === null ? "people-code people-every" : "people-code"),
      card: "line",
      cell: (member) => {
        const languages = boundLanguages(member)
        return languages === null ? texts.allLanguages : languages.join(" ") || "–"
      },
    },
    {
      key: "lastSignIn",
      heading: texts.columns.lastSignIn,
      className: "people-code",
      card: "line",
      isLabelled: true,
      cell: seen,
    },
    {
      key: "factor",
      heading: texts.columns.factor,
      card: "line",
      isLabelled: true,
      cell: (member) => <Factor member={member} />,
    },
    {
      key: "state",
      heading: texts.columns.state,
      card: "line",
      cell: (member) => (member.id === account.id ? texts.self : <State member={member} />),
    },
    {
      key: "more",
      heading: texts.columns.more,
      isHeadingHidden: true,
      className: "people-menu",
      card: "corner",
      cell: (member) => <MenuButton label={texts.moreFor(ownName(member))} items={menuOf(member)} />,
    },
  ]
  return (
    <DataTable
      label={texts.title}
      className="dense people-table"
      columns={columns}
      // Active people first, in order of creation.
      rows={members.toSorted((member, other) => Number(isDisabled(member)) - Number(isDisabled(other)))}
      keyOf={({ id }) => id}
      rowClass={(member) => (isDisabled(member) ? "people-off" : undefined)}
    />
  )
}

const isDisabled = ({ state }: Member): boolean => state === "disabled"

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

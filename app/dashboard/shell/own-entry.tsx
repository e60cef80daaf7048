import { NavLink } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { LogOutButton } from "./log-out-button.tsx"
import { initialsOf, ownName } from "../ui/own-name.ts"
import { useShell } from "../ui/shell-context.tsx"

const accountPath = "/dashboard/account"

/** The signed-in account, with a link to its screen, and log-out. */
export function OwnEntry({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { people } = useDashboardTexts()
  const { account } = useShell()
  return (
    <div className="rail-own">
      <NavLink to={accountPath} onClick={() => onNavigate?.()}>
        <b>{ownName(account)}</b>
        <small>{people.roleList(account.roles.map((role) => people.roles[role].name))}</small>
      </NavLink>
      <LogOutButton />
    </div>
  )
}

/** The same in the bar of narrow screens, as initials. */
export function OwnInitials() {
  const { shell } = useDashboardTexts()
  const { account } = useShell()
  const name = ownName(account)
  const initials = initialsOf(name)
  return (
    <NavLink className="mobbar-own" to={accountPath} aria-label={`${initials}, ${shell.accountOf(name)}`}>
      {initials}
    </NavLink>
  )
}

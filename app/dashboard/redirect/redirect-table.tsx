import { useState } from "react"
import type { Redirect } from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { formatDay } from "../ui/format-date.ts"
import { MenuButton } from "../ui/menu-button.tsx"
import { languageOfPath, nameOfPage } from "./page-names.ts"
import { RedirectDialog } from "./redirect-dialog.tsx"
import { useRedirectChanges } from "./use-redirect-changes.ts"

interface RedirectTableProps {
  items: readonly Redirect[]
}

/** Redirects with the current pages of their targets. */
export function RedirectTable({ items }: RedirectTableProps) {
  const { redirects: texts } = useDashboardTexts()
  const [edited, setEdited] = useState<Redirect | null>(null)
  const { from, target, status, hits, last, origin, actions } = texts.list
  return (
    <>
      <table className="dense redirect-table redirect-list" {...roles.table} aria-labelledby="redirect-list">
        <thead {...roles.group}>
          <tr {...roles.row}>
            {[from, target, status, hits, last, origin].map((heading) => (
              <th key={heading} {...roles.head} className={heading === hits ? "redirect-figure" : undefined}>
                {heading}
              </th>
            ))}
            <th {...roles.head}>
              <span className="visually-hidden">{actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {items.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} onEdit={() => setEdited(redirect)} />
          ))}
        </tbody>
      </table>
      {edited && <RedirectDialog redirect={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

interface RedirectRowProps {
  redirect: Redirect
  onEdit: () => void
}

function RedirectRow({ redirect, onEdit }: RedirectRowProps) {
  const { redirects: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { remove } = useRedirectChanges()
  const { from, status, hits, last_hit, origin } = redirect
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} className="redirect-path">
        {from}
      </th>
      <td {...roles.cell} className="redirect-to">
        <RedirectTarget redirect={redirect} />
      </td>
      <td {...roles.cell} className="mono redirect-wide">
        {status}
      </td>
      <td {...roles.cell} className="redirect-figure">
        <span className="redirect-short">{texts.list.hitsOf(hits)}</span>
        <span className="redirect-wide">{hits}</span>
      </td>
      <td {...roles.cell} className="mono">
        {last_hit === "" ? texts.list.never : formatDay(last_hit, language)}
      </td>
      <td {...roles.cell} className="redirect-wide">
        {texts.list.origins[origin]}
      </td>
      <td {...roles.cell} className="redirect-actions">
        <MenuButton
          label={texts.list.menu(from)}
          items={[
            { label: texts.list.edit, run: onEdit },
            {
              label: texts.list.open,
              run: () => void window.open(from.startsWith("/") ? from : `/${from}`, "_blank", "noopener"),
            },
            { label: texts.list.remove, isDanger: true, run: () => void remove(redirect) },
          ]}
        />
      </td>
    </tr>
  )
}

function RedirectTarget({ redirect: { target, status, page } }: { redirect: Redirect }) {
  const { redirects: texts } = useDashboardTexts()
  const shownIn = useDashboardLanguage()
  if (status === 410)
    return (
      <span className="redirect-gone">
        <span aria-hidden="true">– </span>
        {texts.list.gone}
      </span>
    )
  if (!page)
    return (
      <>
        <span className="redirect-broken">
          <Icon name="warn" />
          {texts.list.broken}
        </span>
        <small className="mono">{target}</small>
      </>
    )
  const name = nameOfPage(texts, page, shownIn)
  return (
    <>
      <a href={target} target="_blank" rel="noreferrer" lang={name.lang}>
        {name.text}
      </a>
      <small>
        {texts.kinds[page.kind]} · {languageOfPath(target).toUpperCase()}
      </small>
    </>
  )
}

import { useState } from "react"
import type { Redirect } from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { formatDay } from "../ui/format-date.ts"
import { MenuButton } from "../ui/menu-button.tsx"
import { languageOfPath, nameOfPage } from "../page-target/page-names.ts"
import { RedirectDialog } from "./redirect-dialog.tsx"
import { callApi } from "../api/call-api.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Redirects with the current pages of their targets. */
export function RedirectTable({ items }: { items: readonly Redirect[] }) {
  const { redirects: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const remove = useRedirectRemoval()
  const [edited, setEdited] = useState<Redirect | null>(null)
  const columns: DataColumn<Redirect>[] = [
    { key: "from", heading: texts.list.from, className: "redirect-path", card: "title", cell: ({ from }) => from },
    {
      key: "target",
      heading: texts.list.target,
      className: "redirect-to",
      card: "line",
      cell: (redirect) => <RedirectTarget redirect={redirect} />,
    },
    { key: "status", heading: texts.list.status, className: "mono", card: "none", cell: ({ status }) => status },
    {
      key: "hits",
      heading: texts.list.hits,
      className: "redirect-figure",
      align: "end",
      cell: ({ hits }) => (
        <>
          <span className="redirect-short">{texts.list.hitsOf(hits)}</span>
          <span className="redirect-wide">{hits}</span>
        </>
      ),
    },
    {
      key: "last",
      heading: texts.list.last,
      className: "mono",
      cell: ({ last_hit }) => (last_hit === "" ? texts.list.never : formatDay(last_hit, language)),
    },
    { key: "origin", heading: texts.list.origin, card: "none", cell: ({ origin }) => texts.list.origins[origin] },
    {
      key: "actions",
      heading: texts.list.actions,
      isHeadingHidden: true,
      align: "end",
      card: "corner",
      cell: (redirect) => (
        <MenuButton
          label={texts.list.menu(redirect.from)}
          items={[
            { label: texts.list.edit, run: () => setEdited(redirect) },
            { label: texts.list.open, run: () => openAddress(redirect.from) },
            { label: texts.list.remove, isDanger: true, run: () => remove(redirect) },
          ]}
        />
      ),
    },
  ]
  return (
    <>
      <DataTable
        label={{ id: "redirect-list" }}
        className="dense redirect-table"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
      />
      {edited && <RedirectDialog redirect={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const openAddress = (path: string): void => void window.open(path.replace(/^\/?/u, "/"), "_blank", "noopener")

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

/** Removes redirects; a removal can be undone from its message. */
function useRedirectRemoval() {
  const { redirects: texts } = useDashboardTexts()
  const toast = useToast()
  const { run, attempt } = useAction({
    failed: texts.failed,
    refreshes: ["GET /redirect"],
  })
  const putBack = ({ from, target, status }: Redirect) =>
    attempt(() => callApi("POST /redirect", { json: { from, target, status } }))
  const remove = (redirect: Redirect) =>
    run(async () => {
      await callApi("DELETE /redirect/:id", { params: { id: redirect.id }, version: redirect.version })
      const action = { label: texts.undo, run: () => void putBack(redirect) }
      toast({ text: texts.list.removed(redirect.from), about: `redirect ${redirect.id}`, action })
    })
  return remove
}

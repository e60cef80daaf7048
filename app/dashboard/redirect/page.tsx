import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { redirectFilters } from "#contract/redirect-constants.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { DownloadButton, nameOfToday } from "../ui/download-button.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { Button } from "../ui/button.tsx"
import { useView, choiceParameter, defineView, pageParameter, textParameter } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { SettingsTabs } from "../ui/settings-tabs.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { RedirectDialog } from "./redirect-dialog.tsx"
import { RedirectImportDialog } from "./redirect-import-dialog.tsx"
import { RedirectTable } from "./redirect-table.tsx"
import "./redirects.css"

/** View of the list of redirects. */
const redirectView = defineView({
  show: choiceParameter(redirectFilters, { start: "all" }),
  q: textParameter(),
  page: pageParameter(),
})

/** Redirects of the former site. */
export default function AddressesPage() {
  const { redirects: texts } = useDashboardTexts()
  const { view, show } = useView(redirectView)
  const [dialog, setDialog] = useState<"add" | "import" | null>(null)
  const { q, show: filter, page } = view
  const loaded = useQuery({
    ...read("GET /redirect", { query: { q: q || undefined, show: filter, page } }),
    placeholderData: keepPreviousData,
  })
  const { data } = loaded
  return (
    <>
      <PageHeader title={texts.title} stamp={data ? texts.stamp(data.counts.all, data.hits) : "\u00a0"}>
        <ExportButton />
        <Button look="quiet" icon="upload" onClick={() => setDialog("import")}>
          {texts.importCsv}
        </Button>
        <Button icon="plus" onClick={() => setDialog("add")}>
          {texts.add}
        </Button>
      </PageHeader>
      <SettingsTabs />
      <section className="redirect-section" aria-labelledby="redirect-list">
        <header>
          <h2 id="redirect-list">{texts.list.title}</h2>
          {data && <span className="mono">{data.counts.all}</span>}
        </header>
        <Loaded
          query={loaded}
          failed={texts.loadFailed}
          rows={8}
          isEmpty={({ counts }) => counts.all === 0}
          empty={<EmptyState title={texts.list.emptyTitle} text={texts.list.emptyText} />}
        >
          {({ items, counts, limit, total, ...list }) => (
            <>
              <div className="filters">
                <SegmentedFilter
                  label={texts.list.filter}
                  options={redirectFilters
                    .filter((name) => name !== "broken" || counts.broken > 0 || filter === "broken")
                    .map((value) => ({ value, label: texts.list.show[value], count: counts[value] }))}
                  value={filter}
                  onChoose={(name) => show({ show: name })}
                />
                <ListSearchField
                  label={texts.list.search}
                  placeholder={texts.list.searchHint}
                  value={q}
                  onSearch={(text) => show({ q: text })}
                />
              </div>
              <div aria-busy={loaded.isFetching}>
                {items.length > 0 ? (
                  <RedirectTable items={items} />
                ) : (
                  <NothingFound texts={texts.list} onShowAll={() => show({ q: "", show: "all" })} />
                )}
                <Pager page={list.page} limit={limit} total={total} onPage={(next) => show({ page: next })} />
              </div>
            </>
          )}
        </Loaded>
      </section>
      {dialog === "add" && <RedirectDialog onClose={() => setDialog(null)} />}
      {dialog === "import" && <RedirectImportDialog onClose={() => setDialog(null)} />}
    </>
  )
}

/** Exports all redirects in the format of the import. */
function ExportButton() {
  const { redirects: texts } = useDashboardTexts()
  const words = useDashboardLanguage()
  return (
    <DownloadButton
      address="/redirect/csv"
      name={nameOfToday(texts.csvName, "csv")}
      options={{ query: { words } }}
      failed={texts.csvFailed}
    >
      {texts.csv}
    </DownloadButton>
  )
}

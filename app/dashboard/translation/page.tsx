import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { TranslationPage } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi, downloadFile } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { Button } from "../ui/button.tsx"
import { useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { Notice } from "../ui/notice.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { useAction } from "../ui/use-action.ts"
import { TranslationImportDialog } from "./import-dialog.tsx"
import { TranslationFilters } from "./translation-filters.tsx"
import { TranslationTable } from "./translation-table.tsx"
import { type TranslationView, filterQuery, translationView } from "./translation-view.ts"
import "./translation.css"
import { translationFormats } from "#contract/translation-constants.ts"
import { nameOfToday } from "../ui/download-button.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { Link } from "react-router"
import type { Language } from "#contract/language.ts"
import { Flag } from "../../ui/flag.tsx"

const extensions = { xlsx: "xlsx", xliff: "xlf" } as const

/** Exports what the filters show, or all texts, as a workbook or for translators' tools. */
function ExportMenu({ view }: { view: TranslationView }) {
  const { translations: texts } = useDashboardTexts()
  const { run } = useAction({ failed: texts.exportFailed })
  const shown = filterQuery(view)
  const items = ([shown, { lang: shown.lang, state: "all" }] as const).flatMap((query, index) =>
    translationFormats.map((format) => ({
      label: texts.exports[index === 0 ? "shown" : "all"](texts.formats[format]),
      run: () =>
        run(() =>
          downloadFile("/translation/export", nameOfToday(`translations-${shown.lang ?? "all"}`, extensions[format]), {
            query: { ...query, format },
          }),
        ),
    })),
  )
  return <MenuButton label={texts.export} icon="dl" items={items} />
}

/** Texts that are missing or older than their German source, translated in place. */
export default function TranslationsPage() {
  const { translations: texts } = useDashboardTexts()
  const { view, show } = useView(translationView)
  const [isImporting, setIsImporting] = useState(false)
  const loaded = useQuery({
    ...read("GET /translation", { query: { ...filterQuery(view), page: view.page } }),
    placeholderData: keepPreviousData,
  })
  const open = (loaded.data?.progress ?? []).filter(({ lang }) => view.lang === "" || lang === view.lang)
  const openTexts = open.reduce((sum, { missing, older }) => sum + missing + older, 0)
  const openWords = open.reduce((sum, { words }) => sum + words, 0)
  return (
    <>
      <PageHeader title={texts.title} stamp={loaded.data ? texts.stamp(openTexts, openWords) : "\u00a0"}>
        <Button look="line" icon="upload" onClick={() => setIsImporting(true)}>
          {texts.import.open}
        </Button>
        <ExportMenu view={view} />
      </PageHeader>
      {isImporting && <TranslationImportDialog onClose={() => setIsImporting(false)} />}
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        rows={8}
        isEmpty={({ progress }) => progress.length === 0}
        empty={<EmptyState title={texts.noLanguageTitle} text={texts.noLanguageText} />}
      >
        {(list) => (
          <>
            <LanguageProgress progress={list.progress} chosen={view.lang} onChoose={(lang) => show({ lang })} />
            <TranslationFilters list={list} view={view} onChange={show} />
            <Unready count={list.unready} />
            <div aria-busy={loaded.isFetching}>
              {list.items.length > 0 ? (
                <TranslationTable items={list.items} opened={view.text} onOpen={(text) => show({ text })} />
              ) : (
                <NothingOpen list={list} onShowAll={() => show(translationView.start)} />
              )}
              <Pager page={list.page} limit={list.limit} total={list.total} onPage={(page) => show({ page })} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Says that all is translated, or that the filter shows nothing. */
function NothingOpen({ list, onShowAll }: { list: TranslationPage; onShowAll: () => void }) {
  const { translations: texts } = useDashboardTexts()
  if (list.progress.every(({ missing, older }) => missing + older === 0))
    return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return <NothingFound texts={texts} onShowAll={onShowAll} />
}

/** Hands in the own drafts for review, all at once. */
function Unready({ count }: { count: number }) {
  const { translations: texts } = useDashboardTexts()
  const { run, isBusy } = useAction({
    about: "ready",
    failed: texts.readyFailed,
    refreshes: ["GET /translation", "GET /draft"],
    done: texts.readyDone,
  })
  if (count === 0) return null
  return (
    <Notice tone="info">
      {texts.unready(count)}{" "}
      <Button look="line" busy={isBusy} onClick={() => void run(() => callApi("POST /draft/ready"))}>
        {texts.ready}
      </Button>
    </Notice>
  )
}

interface LanguageProgressProps {
  progress: TranslationPage["progress"]
  chosen: Language | ""
  onChoose: (lang: Language | "") => void
}

/** How much of each language is done, by words; a press shows only that language. */
function LanguageProgress({ progress, chosen, onChoose }: LanguageProgressProps) {
  const { translations: texts, common } = useDashboardTexts()
  return (
    <ul className="translation-progress">
      {progress.map(({ lang, missing, older, words, all_words, parts }) => {
        const done = all_words === 0 ? 100 : Math.floor((100 * (all_words - words)) / all_words)
        return (
          <li key={lang}>
            <button type="button" aria-pressed={chosen === lang} onClick={() => onChoose(chosen === lang ? "" : lang)}>
              <b>
                <Flag language={lang} /> {common.languageNames[lang]}
              </b>
              <span className="translation-percent">{done} %</span>
              <meter min={0} max={100} value={done} aria-hidden="true" />
              <span>{texts.openTexts(missing, older)}</span>
              <span className="mono">{texts.words(words)}</span>
            </button>
            {parts > 0 && <Link to={`/dashboard/data/parts?missing=${lang}`}>{texts.parts(parts)}</Link>}
          </li>
        )
      })}
    </ul>
  )
}

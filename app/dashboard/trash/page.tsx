import { useQuery } from "@tanstack/react-query"
import type { TrashEntry } from "#contract/trash.ts"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { Button, IconOnlyButton } from "../ui/button.tsx"
import { useView } from "../ui/define-view.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, SkeletonRows } from "../ui/states.tsx"
import { type TrashView, countKinds, entriesPerPage, pageOf, trashView } from "./trash-view.ts"
import { imageSource } from "../image/image-source.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useMay } from "../ui/shell-context.tsx"
import { formatDay, formatMoment } from "../ui/format-date.ts"
import { useRestore } from "./use-restore.ts"
import { callApi } from "../api/call-api.ts"
import { unlessGone } from "../api/error-text.ts"
import { useAction } from "../ui/use-action.ts"
import "./trash.css"
import type { Language } from "#contract/language.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { type TitleText, firstFilled } from "../ui/shown-text.ts"

/** Records deleted in the last 30 days; kind and page are in the URL. */
export default function TrashPage() {
  const { trash: texts } = useDashboardTexts()
  const loaded = useQuery(read("GET /trash"))
  const { view, show } = useView(trashView)
  return (
    <>
      <PageHeader title={texts.title} stamp={loaded.data ? texts.summary(loaded.data.length) : "\u00a0"} />
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        skeleton={<SkeletonRows rows={8} />}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {(entries) => <TrashList entries={entries} {...view} onShow={show} />}
      </Loaded>
    </>
  )
}

interface TrashListProps extends TrashView {
  entries: readonly TrashEntry[]
  onShow: (change: Partial<TrashView>) => void
}

function TrashList({ entries, kind: filter, page, onShow }: TrashListProps) {
  const { trash: texts } = useDashboardTexts()
  const purge = usePurge()
  const view = pageOf(entries, filter, page)
  return (
    <>
      <SegmentedFilter
        label={texts.filter}
        options={countKinds(entries).map(({ kind, count }) => ({
          value: kind,
          label: kind === "all" ? texts.all : texts.kinds[kind],
          count,
        }))}
        value={filter}
        onChoose={(kind) => onShow({ kind })}
      />
      {view.items.length === 0 ? (
        <EmptyState title={texts.noneTitle}>
          <Button look="line" onClick={() => onShow({ kind: "all" })}>
            {texts.showAll}
          </Button>
        </EmptyState>
      ) : (
        <ul className="trash-list" aria-label={texts.listLabel}>
          {view.items.map((entry) => (
            <TrashEntryRow key={`${entry.id} ${entry.deleted_at}`} entry={entry} onPurge={() => void purge(entry)} />
          ))}
        </ul>
      )}
      <Pager page={view.page} limit={entriesPerPage} total={view.total} onPage={(next) => onShow({ page: next })} />
    </>
  )
}

function TrashEntryRow({ entry, onPurge }: { entry: TrashEntry; onPurge: () => void }) {
  const { trash: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { isBusy, restore } = useRestore()
  const mayPurge = useMay("trash.purge")
  const { id, kind, image, deleted_at, deleted_by, expires_at } = entry
  const { title, lang, group } = entryNames(entry, language, texts)
  const bringBack = async () => {
    // The row disappears with its button.
    if (await restore(id)) focusSoon()
  }
  return (
    <li>
      <div className={image ? "record-title pictured" : "record-title"}>
        {image && <img src={imageSource(image, 320)} alt="" width={image.width} height={image.height} loading="lazy" />}
        <b lang={lang}>{title}</b>
        <span>
          {texts.kind[kind]}
          {group && (
            <>
              , <span lang={group.lang}>{group.text}</span>
            </>
          )}
        </span>
      </div>
      <p className="when">
        {texts.deletedBy(formatMoment(deleted_at, language), deleted_by)},{" "}
        <span>{texts.keptUntil(formatDay(expires_at, language))}</span>
      </p>
      <div className="action-row">
        <Button
          look="quiet"
          icon="refresh"
          busy={isBusy}
          aria-label={texts.restoreNamed(title)}
          onClick={() => void bringBack()}
        >
          {texts.restore}
        </Button>
        {mayPurge && <IconOnlyButton icon="trash" label={texts.purgeNamed(title)} onClick={onPurge} />}
      </div>
    </li>
  )
}

/** Purges an entry after a confirmation that names it. */
function usePurge(): (entry: TrashEntry) => Promise<boolean> {
  const { trash: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { run } = useAction({ failed: texts.purgeFailed, done: texts.purged, refreshes: ["GET /trash"] })
  return (entry) => {
    const { id, kind } = entry
    const body = <p>{texts.purgeText(texts.kind[kind], entryNames(entry, language, texts).title)}</p>
    return run(() => callApi("DELETE /trash/:id", { params: { id } }).catch(unlessGone), {
      key: id,
      about: id,
      question: { body, yes: texts.purge },
    })
  }
}

interface EntryNames {
  title: string
  /** Language of the title, if not the dashboard's. */
  lang: Language | undefined
  /** Group that an import removed parts from. */
  group: TitleText | null
}

/** Returns the title of an entry in the dashboard's language. */
function entryNames(entry: TrashEntry, language: Language, texts: DashboardTexts["trash"]): EntryNames {
  const { titles, title, parts } = entry
  const ownTitle = titles && firstFilled(titles, language)
  if (parts !== null) return { title: texts.removedBy(parts, title), lang: undefined, group: ownTitle }
  // A block may have a text and no title.
  if (ownTitle?.text) return { title: ownTitle.text, lang: ownTitle.lang, group: null }
  return { title: title || texts.untitled, lang: undefined, group: null }
}

import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { pictureFilters } from "#contract/picture-constants.ts"
import type { PicturePage } from "#contract/picture.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import {
  type ViewOf,
  useView,
  choiceParameter,
  defineView,
  hashParameter,
  pageParameter,
  textParameter,
} from "../ui/define-view.ts"
import { formatBytes } from "../ui/format-number.ts"
import { Pager } from "../list/pager.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, NothingFound, SkeletonCards } from "../ui/states.tsx"
import { PictureDialog } from "./picture-dialog.tsx"
import "../image/pictures.css"
import { PictureGrid } from "../image/picture-grid.tsx"

/** View of the pictures. */
const pictureView = defineView({
  filter: choiceParameter(["all", ...pictureFilters], { start: "all" }),
  query: textParameter(),
  page: pageParameter(),
  /** Hash of the picture whose details are open. */
  picture: hashParameter(),
})
type PictureView = ViewOf<typeof pictureView>

/** All stored pictures with their uses: missing texts, focal points, replacement. */
export default function PicturesPage() {
  const { pictures: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { view, show } = useView(pictureView)
  const loaded = useQuery({
    ...read("GET /picture", { query: { ...pictureView.changed({ ...view, picture: "" }), lang: language } }),
    placeholderData: keepPreviousData,
  })
  const list = loaded.data
  return (
    <>
      <PageHeader
        title={texts.title}
        stamp={list ? texts.summary(list.counts.all, list.uses, formatBytes(list.bytes, language)) : "\u00a0"}
      />
      {list && list.counts.all > 0 && <PictureFilters list={list} view={view} onChange={show} />}
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        skeleton={<SkeletonCards />}
        isEmpty={({ counts }) => counts.all === 0}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {({ items, page, limit, total }) =>
          total === 0 ? (
            <NothingFound texts={texts} onShowAll={() => show({ filter: "all", query: "" })} />
          ) : (
            <section aria-busy={loaded.isFetching}>
              <PictureGrid pictures={items} onOpen={(picture) => show({ picture })} />
              <Pager page={page} limit={limit} total={total} onPage={(next) => show({ page: next })} />
            </section>
          )
        }
      </Loaded>
      <output className="visually-hidden">
        {list && (view.filter !== "all" || view.query) ? texts.found(list.total) : ""}
      </output>
      {view.picture && (
        <PictureDialog
          key={view.picture}
          hash={view.picture}
          onOpen={(picture) => show({ picture })}
          onClose={() => show({ picture: "" })}
        />
      )}
    </>
  )
}

interface PictureFiltersProps {
  list: PicturePage
  view: PictureView
  onChange: (change: Partial<PictureView>) => void
}

function PictureFilters({ list, view, onChange }: PictureFiltersProps) {
  const { pictures: texts } = useDashboardTexts()
  return (
    <div className="filters">
      <SegmentedFilter
        label={texts.filter}
        options={(["all", ...pictureFilters] as const).map((value) => ({
          value,
          label: texts.filters[value],
          count: list.counts[value],
        }))}
        value={view.filter}
        onChoose={(filter) => onChange({ filter })}
      />
      <ListSearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={view.query}
        onSearch={(query) => onChange({ query })}
      />
    </div>
  )
}

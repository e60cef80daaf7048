import { lazy, useEffect, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localizedNames } from "#contract/localized.ts"
import { recordPagePath } from "#contract/page-address.ts"
import { catalogueKinds } from "#contract/spare-constants.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { defineScreen } from "../record/define-screen.tsx"
import { useRead } from "../record/reads.ts"
import { recordCard } from "../record/record-entry.tsx"
import { missingTitle } from "../record/define-form.ts"
import { missingTranslations } from "../translations/missing-languages.ts"
import { shownTitle } from "../ui/shown-text.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { useFormatCount } from "../ui/format-number.ts"
import "./spares.css"
import "./spare.css"
import { Link, useLocation } from "react-router"
import { ImportDialog } from "../import/import-dialog.tsx"
import { Button } from "../ui/button.tsx"
import { useMay } from "../ui/shell-context.tsx"

/** Spare-part groups: texts, pictures and catalogue are saved together, the parts one by one. */
export default defineScreen({
  kind: "spare",
  texts: ({ spares }) => spares,
  title: shownTitle,
  removeText: (group, language, { spares }) => spares.removeText(shownTitle(group, language).text, group.parts_total),
  fields: [
    ...localizedNames("title"),
    ...localizedNames("subtitle"),
    ...localizedNames("text"),
    ...localizedNames("meta_title"),
    ...localizedNames("meta_description"),
    "catalogue",
  ],
  start: { catalogue: "none" },
  columns: ({ editor }) => [
    { name: "title", kind: "line", label: editor.title, isRequired: true, maxLength: dashboardLimits.title },
    { name: "subtitle", kind: "line", label: editor.subtitle, maxLength: dashboardLimits.title },
    { name: "text", kind: "rich", label: editor.text },
  ],
  choice: {
    name: "catalogue",
    values: catalogueKinds,
    texts: ({ spares }) => ({
      section: spares.catalogueTitle,
      label: spares.catalogueLabel,
      options: spares.catalogueKinds,
      hints: spares.catalogueHints,
    }),
    isAsked: true,
  },
  size: "wide",
  check: (values, { spares }) => missingTitle(values, spares.required),
  list: {
    useRows: () => useRead("GET /spare"),
    reads: ["GET /spare"],
    stamp: (rows, { spares }) =>
      spares.summary(
        rows.length,
        rows.reduce((sum, { parts_total }) => sum + parts_total, 0),
      ),
    titleOf: (row, language) => shownTitle(row, language),
    look: "cards",
    Entry: recordCard<SpareSummary>({
      hasText: (group, language) => !missingTranslations(group).includes(language),
      facts: (group, { spares }) => (
        <>
          <span className="mono">{spares.parts(group.parts_total)}</span>
          {group.catalogue === "generated" && (
            <span className="catalogue">
              <Icon name="dl" />
              {spares.catalogue}
            </span>
          )}
        </>
      ),
    }),
    Actions: PartsOfAllGroups,
  },
  record: {
    useRecord: (id) => useRead("GET /spare/:id", { params: { id } }),
    page: ({ id, title_de }) => recordPagePath("spare", id, title_de),
    result: ({ id, parts_total }) => ({ kind: "spare", id, parts: parts_total }),
    Head: JumpLinks,
    More: lazy(() => import("./group-parts.tsx")),
  },
})

/** Links to the sections of the long editor page; "Parts" shows the table alone, unless a field has to be corrected. */
function JumpLinks({ editor, record }: SectionProps<"spare", unknown>) {
  const { spares: texts, parts: partTexts, editor: editorTexts, images: imageTexts } = useDashboardTexts()
  const formatCount = useFormatCount()
  const { search, hash } = useLocation()
  const current = hash.slice(1) || "texts"
  const isPartsAlone = current === "parts" && Object.keys(editor.errors).length === 0
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  const sections = [
    { id: "texts", label: editorTexts.section },
    { id: "images", label: imageTexts.title, count: editor.pictures.length },
    { id: "catalogue", label: texts.catalogueTitle },
    { id: "parts", label: partTexts.title, count: record.parts_total },
  ]
  return (
    <nav className={`screen-tabs${isPartsAlone ? " parts-alone" : ""}`} aria-label={texts.sections}>
      {sections.map(({ id, label, count }) => (
        <Link key={id} to={{ search, hash: id }} aria-current={id === current ? true : undefined}>
          {label}
          {count !== undefined && <span>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Actions of the list of groups: all parts in one table, and the import of a sheet for several groups. */
function PartsOfAllGroups() {
  const mayImport = useMay("parts.import")
  const { partGrid, partImport } = useDashboardTexts()
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <Link className="button button-small button-quiet" to="/dashboard/data/parts">
        {partGrid.openAll}
      </Link>
      {mayImport && (
        <Button look="quiet" icon="upload" onClick={() => setIsImporting(true)}>
          {partImport.grouped.open}
        </Button>
      )}
      {isImporting && <ImportDialog spareId={null} onClose={() => setIsImporting(false)} />}
    </>
  )
}

import { localizedNames } from "#contract/localized.ts"
import type { Publication } from "#contract/publishing.ts"
import { type TextPage, picturedPageLinks } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ContentChecks } from "../checks/content-checks.tsx"
import { ConflictDialog } from "../editor/conflict-dialog.tsx"
import { PublishState } from "../record-form/publish-state.tsx"
import { RecordColumns } from "../record-form/record-columns.tsx"
import { SaveBar } from "../record-form/save-bar.tsx"
import { UnsavedOffer } from "../editor/unsaved-offer.tsx"
import { useRecordEditor } from "../record-form/use-record-editor.ts"
import { RecordActions } from "../preview/record-actions.tsx"
import { ImageManager } from "../image/image-manager.tsx"
import { LazyResultSection } from "../result-page/lazy-result-section.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { DraftScope } from "../ui/draft-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { PageBlocksSection } from "./blocks-section.tsx"

interface TextPageEditorProps {
  title: string
  page: TextPage
  publication: Publication
}

const fieldNames = [
  ...localizedNames("text"),
  ...localizedNames("meta_title"),
  ...localizedNames("meta_description"),
] as const

/** A stored page: its text in three languages, and pictures and blocks if the page has them. */
export function TextPageEditor({ title, page, publication }: TextPageEditorProps) {
  const { pages: texts, editor: editorTexts, common } = useDashboardTexts()
  const { link } = page
  const { company } = useShell()
  const editor = useRecordEditor("page", { ...page, id: link }, fieldNames, {
    publication,
    savedText: link === "contact" ? texts.contactUpdated : common.updated,
  })
  const { updated_at } = editor.record
  return (
    <DraftScope publication={editor.drafting.publication}>
      <PageHeader
        title={title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={
          updated_at === "" && editor.drafting.draft === null ? texts.neverSaved : <PublishState editor={editor} />
        }
      >
        <RecordActions editor={editor} page={`/${link}`} viewPage={texts.viewPage} />
      </PageHeader>
      <UnsavedOffer editor={editor} />
      <section className="d-sec">
        <h2>{texts.section}</h2>
        <RecordColumns editor={editor} fields={[{ name: "text", kind: "rich", label: editorTexts.text }]} />
      </section>
      {picturedPageLinks.some((known) => known === link) && <ImageManager editor={editor} />}
      {link === "gas-turbina" && <PageBlocksSection parts={page.parts} />}
      <LazyResultSection
        record={{ kind: "page", link, company }}
        values={editor.values}
        errors={editor.errors}
        onValue={editor.set}
      />
      <ContentChecks values={editor.values} pictures={editor.pictures} />
      <SaveBar editor={editor} label={texts.update} />
      {editor.conflict && <ConflictDialog conflict={editor.conflict} />}
    </DraftScope>
  )
}

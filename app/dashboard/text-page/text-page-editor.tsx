import { localizedNames } from "#contract/localized.ts"
import { type TextPage, picturedPageLinks } from "#contract/text-page.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ConflictDialog } from "../editor/conflict-dialog.tsx"
import { DraftOffer } from "../editor/draft-offer.tsx"
import { RecordColumns } from "../editor/record-columns.tsx"
import { SaveBar } from "../editor/save-bar.tsx"
import { useRecordEditor } from "../editor/use-record-editor.ts"
import { HistoryButton } from "../history/history-button.tsx"
import { ImageManager } from "../image/image-manager.tsx"
import { ViewSiteLink } from "../shell/view-site-link.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { PageBlocksSection } from "./blocks-section.tsx"

interface TextPageEditorProps {
  title: string
  page: TextPage
}

const fieldNames = localizedNames("text")

/** A stored page: its text in three languages, and pictures and parts where the page has them. */
export function TextPageEditor({ title, page }: TextPageEditorProps) {
  const { pages: texts, editor: editorTexts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { link } = page
  const editor = useRecordEditor("page", { ...page, id: link }, fieldNames, {
    savedText: link === "contact" ? texts.contactUpdated : common.updated,
  })
  const { updated_at } = editor.record
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={updated_at === "" ? texts.neverSaved : texts.saved(formatMoment(updated_at, language))}
      >
        <HistoryButton editor={editor} />
        <ViewSiteLink to={`/${link}`} className="button button-small button-quiet">
          {texts.viewPage} <Icon name="out" />
        </ViewSiteLink>
      </PageHeader>
      <DraftOffer editor={editor} />
      <section className="d-sec">
        <h2>{texts.section}</h2>
        <RecordColumns editor={editor} fields={[{ name: "text", kind: "rich", label: editorTexts.text }]} />
      </section>
      {picturedPageLinks.some((known) => known === link) && <ImageManager editor={editor} />}
      {link === "gas-turbina" && <PageBlocksSection parts={page.parts} />}
      <SaveBar editor={editor} label={texts.update} />
      {editor.conflict && <ConflictDialog conflict={editor.conflict} />}
    </>
  )
}

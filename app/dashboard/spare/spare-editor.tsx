import { recordPagePath } from "#contract/page-address.ts"
import { useEffect } from "react"
import { useLocation } from "react-router"
import type { Publication } from "#contract/publishing.ts"
import { type Spare, catalogueKinds } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ContentChecks } from "../checks/content-checks.tsx"
import { ConflictDialog } from "../editor/conflict-dialog.tsx"
import { PublishState } from "../record-form/publish-state.tsx"
import { RecordColumns } from "../record-form/record-columns.tsx"
import { SaveBar } from "../record-form/save-bar.tsx"
import { UnsavedOffer } from "../editor/unsaved-offer.tsx"
import { useRecordEditor } from "../record-form/use-record-editor.ts"
import { RecordActions } from "../preview/record-actions.tsx"
import { ImageManager } from "../image/image-manager.tsx"
import { PartsSection } from "../part/parts-section.tsx"
import { LazyResultSection } from "../result-page/lazy-result-section.tsx"
import { SelectField } from "../ui/field.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { DraftScope } from "../ui/draft-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { JumpLinks } from "./jump-links.tsx"
import { spareFieldNames, spareTextFields } from "./spare-fields.ts"
import { useRemoveSpare } from "./use-remove-spare.ts"

/** One group: its texts, pictures and catalogue are saved together; its parts one by one. */
export function SpareEditor({ spare, publication }: { spare: Spare; publication: Publication }) {
  const { spares: texts, editor: editorTexts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const editor = useRecordEditor("spare", spare, spareFieldNames, { publication })
  const remove = useRemoveSpare(editor, spare.parts_total)
  const { record, values } = editor
  const title = shownTitle(record, language)
  const catalogue = catalogueKinds.find((kind) => kind === values["catalogue"]) ?? "none"
  useJumpToParts()
  const valueText = (key: string, value: string) => {
    const known = catalogueKinds.find((name) => key === "catalogue" && name === value)
    return known ? texts.catalogueKinds[known] : value
  }
  return (
    <DraftScope publication={editor.drafting.publication}>
      <PageHeader
        title={title.text || texts.untitled}
        titleLang={title.lang}
        crumbs={[{ to: "/dashboard/data", label: texts.title }]}
        stamp={<PublishState editor={editor} />}
      >
        <RecordActions
          editor={editor}
          page={recordPagePath("spare", record.id, record.title_de)}
          viewPage={texts.viewPage}
          valueText={valueText}
          onRemove={{ label: texts.removeButton, run: remove }}
        />
      </PageHeader>
      <JumpLinks parts={spare.parts_total} images={editor.pictures.length} />
      <UnsavedOffer editor={editor} />
      <section className="d-sec" id="texts">
        <h2>{editorTexts.section}</h2>
        <RecordColumns editor={editor} fields={spareTextFields(editorTexts)} />
      </section>
      <div className="d-sec" id="images">
        <ImageManager editor={editor} />
      </div>
      <section className="d-sec" id="catalogue">
        <h2>{texts.catalogueTitle}</h2>
        <div className="narrow">
          <SelectField
            label={texts.catalogueLabel}
            value={catalogue}
            data-field="catalogue"
            options={catalogueKinds.map((value) => ({ value, label: texts.catalogueKinds[value] }))}
            hint={texts.catalogueHints[catalogue]}
            error={editor.errors["catalogue"]}
            onValue={(value) => editor.set("catalogue", value)}
          />
        </div>
      </section>
      <LazyResultSection
        record={{ kind: "spare", id: record.id, parts: spare.parts_total }}
        values={editor.values}
        errors={editor.errors}
        onValue={editor.set}
      />
      <EditingScope needs="parts.edit">
        <PartsSection spareId={spare.id} total={spare.parts_total} group={title} />
      </EditingScope>
      <ContentChecks values={editor.values} pictures={editor.pictures} />
      <SaveBar editor={editor} valueText={valueText} />
      {editor.conflict && <ConflictDialog conflict={editor.conflict} valueText={valueText} />}
    </DraftScope>
  )
}

/** Scrolls to `#parts` once rendered; the browser has tried before. */
function useJumpToParts(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === "#parts") document.getElementById("parts")?.scrollIntoView()
  }, [hash])
}

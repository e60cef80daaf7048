import { recordPagePath } from "#contract/page-address.ts"
import { useNavigate } from "react-router"
import { type Service, servicePlaces } from "#contract/service.ts"
import type { Publication } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { ContentChecks } from "../checks/content-checks.tsx"
import { ConflictDialog } from "../editor/conflict-dialog.tsx"
import { PublishState } from "../record-form/publish-state.tsx"
import { RecordColumns } from "../record-form/record-columns.tsx"
import { SaveBar } from "../record-form/save-bar.tsx"
import { UnsavedOffer } from "../editor/unsaved-offer.tsx"
import { type RecordEditor, useRecordEditor } from "../record-form/use-record-editor.ts"
import { RecordActions } from "../preview/record-actions.tsx"
import { ImageManager } from "../image/image-manager.tsx"
import { LazyResultSection } from "../result-page/lazy-result-section.tsx"
import { useRemove } from "../trash/use-remove.ts"
import { SelectField } from "../ui/field.tsx"
import { DraftScope } from "../ui/draft-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { serviceFieldNames, serviceTextFields } from "./service-fields.ts"

export function ServiceEditor({ service, publication }: { service: Service; publication: Publication }) {
  const { services: texts, editor: editorTexts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const editor = useRecordEditor("service", service, serviceFieldNames, { publication })
  const remove = useRemoveService(editor)
  const { record, values } = editor
  const title = shownTitle(record, language)
  const place = servicePlaces.find((known) => known === values["place"]) ?? "site"
  const valueText = (key: string, value: string) => {
    const known = servicePlaces.find((name) => key === "place" && name === value)
    return known ? texts.places[known] : value
  }
  return (
    <DraftScope publication={editor.drafting.publication}>
      <PageHeader
        title={title.text}
        titleLang={title.lang}
        crumbs={[{ to: "/dashboard/services", label: texts.title }]}
        stamp={<PublishState editor={editor} />}
      >
        <RecordActions
          editor={editor}
          page={recordPagePath("service", record.id, record.title_de)}
          viewPage={texts.viewPage}
          valueText={valueText}
          onRemove={{ label: texts.remove, run: remove }}
        />
      </PageHeader>
      <UnsavedOffer editor={editor} />
      <section className="d-sec">
        <h2>{editorTexts.section}</h2>
        <RecordColumns editor={editor} fields={serviceTextFields(editorTexts)} />
      </section>
      <ImageManager editor={editor} />
      <section className="d-sec">
        <h2>{texts.details}</h2>
        <div className="narrow">
          <SelectField
            label={texts.place}
            value={place}
            data-field="place"
            options={servicePlaces.map((value) => ({ value, label: texts.places[value] }))}
            error={editor.errors["place"]}
            onValue={(value) => editor.set("place", value)}
          />
        </div>
      </section>
      <LazyResultSection
        record={{ kind: "service", id: record.id }}
        values={editor.values}
        errors={editor.errors}
        onValue={editor.set}
      />
      <ContentChecks values={editor.values} pictures={editor.pictures} />
      <SaveBar editor={editor} valueText={valueText} />
      {editor.conflict && <ConflictDialog conflict={editor.conflict} valueText={valueText} />}
    </DraftScope>
  )
}

function useRemoveService(editor: RecordEditor<"service">): () => Promise<void> {
  const { services: texts } = useDashboardTexts()
  const remove = useRemove()
  const navigate = useNavigate()
  const language = useDashboardLanguage()
  return async () => {
    const { record, version } = editor
    const isGone = await remove({
      question: texts.removeText(shownTitle(record, language).text, record.image_list.length),
      button: texts.remove,
      call: () => callApi("DELETE /service/:id", { params: { id: record.id }, version }),
      entry: `service-${record.id}`,
    })
    if (!isGone) return
    editor.letGo()
    await navigate("/dashboard/services")
  }
}

import { Suspense, useState } from "react"
import { useNavigate } from "react-router"
import type { Publication, PublishedKind } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ContentChecks } from "../checks/content-checks.tsx"
import { ImageManager } from "../image/image-manager.tsx"
import { listPath, recordScreenPath } from "../kinds.ts"
import { LazyResultSection } from "../result-page/lazy-result-section.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { AwaitedRecord } from "./awaited-record.tsx"
import { ChoiceSelect } from "./choice-select.tsx"
import { ConflictDialog } from "./conflict-dialog.tsx"
import { allLoaded, useNothing } from "./reads.ts"
import { PublishState } from "./publish-state.tsx"
import { RecordActions } from "./record-actions.tsx"
import { RecordColumns } from "./record-columns.tsx"
import { RecordScope } from "./record-scope.tsx"
import { SaveBar } from "./save-bar.tsx"
import type { RecordScreenDefinition, ScreenDefinition } from "./screen-definition.ts"
import { UnsavedOffer } from "./unsaved-offer.tsx"
import type { StoredRecord } from "./stored-record.ts"
import { usePublication } from "./use-publication.ts"
import { useRemoveRecord } from "./use-remove-record.tsx"
import { useRecordPresence } from "./use-record-presence.ts"
import { useScreenEditor } from "./use-screen-editor.ts"

interface RecordScreenProps {
  id: string
  definition: ScreenDefinition
  screen: RecordScreenDefinition
}

interface ScreenData {
  record: StoredRecord
  publication: Publication | null
  context: unknown
}

/** The screen of one record: texts, pictures, result page and what else its kind has, saved together. */
export default function RecordScreen(props: RecordScreenProps) {
  const { id, definition, screen } = props
  const { kind, list } = definition
  const all = useDashboardTexts()
  const texts = definition.texts(all)
  const { useContext = useNothing } = definition
  const context = useContext()
  const record = screen.useRecord(id)
  const joint = context.data === undefined ? undefined : definition.joint?.(context.data)
  const publication = usePublication({ kind, id, joint, record: record.data })
  const { data, error } = allLoaded<ScreenData>({ record, publication, context })
  // While the record of a language that was just created is loaded, the form stays.
  const [former, setFormer] = useState<ScreenData | null>(null)
  if (data && data.record.version !== former?.record.version) setFormer(data)
  const shown = data ?? former
  if (shown) return <LoadedScreen {...props} {...shown} />
  const { gone, removedText = "", toList = "", recordLoadFailed = texts.loadFailed } = texts
  return (
    <AwaitedRecord
      title={texts.title}
      crumb={{ to: listPath(kind), label: list ? texts.title : all.common.dashboard }}
      error={error}
      failed={recordLoadFailed}
      {...(gone === undefined ? {} : { gone: { title: gone, text: removedText, back: toList } })}
    />
  )
}

function LoadedScreen({ definition, screen, record: loaded, publication, context }: RecordScreenProps & ScreenData) {
  const { kind, columns, Fields, choice, list } = definition
  const { Head, Details, More } = screen
  const all = useDashboardTexts()
  const texts = definition.texts(all)
  const language = useDashboardLanguage()
  const navigate = useNavigate()
  const saveTexts = screen.saveTexts?.(all)
  const { editor, discard } = useScreenEditor<PublishedKind>({
    kind,
    record: loaded,
    publication,
    fields: definition.fields,
    joint: definition.joint?.(context),
    savedText: saveTexts?.saved,
  })
  const presence = useRecordPresence(editor)
  const remove = useRemoveRecord(definition)
  const { record, values, errors, pictures } = editor
  const title = definition.title(record, language, all)
  const form = { values, errors, onValue: editor.set }
  const section = { editor, record: loaded, context }
  const isNeverSaved = record.updated_at === "" && editor.drafting.draft === null
  const onRemove = async () => {
    const reopen = () => void navigate(recordScreenPath(kind, record.id) ?? "")
    const onRestored = screen.isReopened ? reopen : undefined
    if (!(await remove(record, { version: editor.version, onRestored }))) return
    editor.releaseAfterDelete()
    await navigate(listPath(kind))
  }
  return (
    <RecordScope definition={definition} context={context} publication={editor.drafting.publication}>
      <PageHeader
        title={title.text || (texts.untitled ?? "")}
        titleLang={title.lang}
        crumbs={[{ to: listPath(kind), label: list ? texts.title : all.common.dashboard }]}
        stamp={isNeverSaved && saveTexts ? saveTexts.never : <PublishState editor={editor} others={presence.others} />}
      >
        <RecordActions
          editor={editor}
          page={screen.page(record)}
          viewPage={texts.viewPage ?? ""}
          {...(list ? { onRemove: { label: texts.remove, run: onRemove } } : {})}
        />
      </PageHeader>
      {Head && <Head {...section} />}
      <UnsavedOffer editor={editor} />
      <section className="d-sec" id="texts">
        <h2>{texts.section ?? all.editor.section}</h2>
        {columns && <RecordColumns editor={editor} fields={columns(all)} language={definition.Language} />}
        {Fields && <Fields id={Number(record.id)} context={context} {...form} />}
      </section>
      {(screen.hasPictures ?? true) && <ImageManager editor={editor} hint={screen.picturesHint?.(all)} />}
      {choice && (
        <section className="d-sec" id={choice.name}>
          <h2>{choice.texts(all).section}</h2>
          <ChoiceSelect choice={choice} editor={editor} hasHint />
        </section>
      )}
      {Details && <Details {...section} />}
      {screen.result && (
        <LazyResultSection record={screen.result(record)} picture={record.image_list[0]?.path ?? ""} {...form} />
      )}
      <Suspense fallback={null}>{More && <More {...section} />}</Suspense>
      <ContentChecks values={values} pictures={pictures} />
      <SaveBar editor={editor} presence={presence} label={saveTexts?.label} onDiscard={discard} />
      {editor.conflict && <ConflictDialog conflict={editor.conflict} />}
    </RecordScope>
  )
}

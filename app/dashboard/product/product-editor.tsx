import { recordPagePath } from "#contract/page-address.ts"
import { useNavigate, useSearchParams } from "react-router"
import { type Language, isLanguage, localPath } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import type { Publication } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ContentChecks } from "../checks/content-checks.tsx"
import { ConflictDialog } from "../editor/conflict-dialog.tsx"
import { PublishState } from "../record-form/publish-state.tsx"
import { SaveBar } from "../record-form/save-bar.tsx"
import { UnsavedOffer } from "../editor/unsaved-offer.tsx"
import { useRecordEditor } from "../record-form/use-record-editor.ts"
import { codeOf, languageOf } from "../translations/group-translations.ts"
import { NewTranslationDialog } from "../translations/new-translation-dialog.tsx"
import { useMayWriteIn } from "../translations/use-may-write-in.ts"
import { RecordActions } from "../preview/record-actions.tsx"
import { ImageManager } from "../image/image-manager.tsx"
import { LazyResultSection } from "../result-page/lazy-result-section.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { DraftScope } from "../ui/draft-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { type ProductContext, ProductFields } from "./product-fields.tsx"
import { productFieldNames } from "./product-values.ts"
import { PropertiesSection } from "./properties-section.tsx"
import { TranslationDialog } from "./translation-dialog.tsx"
import { TranslationNav } from "./translation-nav.tsx"
import { useRemoveProduct } from "./use-remove-product.ts"
import { useValueText } from "./use-value-text.ts"

interface ProductEditorProps {
  product: Product
  publication: Publication
  context: ProductContext
}

/** One record of a product, in one language, with links to the others. */
export function ProductEditor({ product, publication, context }: ProductEditorProps) {
  const { products: texts } = useDashboardTexts()
  const editor = useRecordEditor("product", product, productFieldNames, { publication })
  const isReadOnly = useIsReadOnly()
  const mayCreate = useMayWriteIn()
  const remove = useRemoveProduct(editor)
  const valueText = useValueText(context)
  const { record } = editor
  const { company } = useShell()
  const language = languageOf(record.lang)
  const creating = useCreating(record)
  const navigate = useNavigate()
  return (
    <DraftScope publication={editor.drafting.publication}>
      <PageHeader
        title={record.title}
        titleLang={language}
        crumbs={[{ to: "/dashboard", label: texts.title }]}
        stamp={<PublishState editor={editor} />}
      >
        <RecordActions
          editor={editor}
          page={localPath(language, recordPagePath("product", record.id, record.title))}
          viewPage={texts.viewPage}
          valueText={valueText}
          onRemove={{ label: texts.remove, run: remove }}
        />
      </PageHeader>
      <TranslationNav record={record} onCreate={creating.start} />
      <UnsavedOffer editor={editor} />
      <section className="d-sec">
        <h2>{texts.section}</h2>
        <ProductFields
          id={record.id}
          context={context}
          values={editor.values}
          errors={editor.errors}
          onValue={editor.set}
        />
      </section>
      <ImageManager editor={editor} />
      <LazyResultSection
        record={{ kind: "product", id: record.id, language, company }}
        values={editor.values}
        errors={editor.errors}
        onValue={editor.set}
      />
      <PropertiesSection product={record.id} language={language} properties={product.property} />
      <ContentChecks values={editor.values} pictures={editor.pictures} />
      <SaveBar editor={editor} valueText={valueText} />
      {editor.conflict && <ConflictDialog conflict={editor.conflict} valueText={valueText} />}
      {creating.language && isReadOnly && mayCreate(creating.language) && (
        <NewTranslationDialog
          kind="product"
          source={record}
          language={creating.language}
          text={texts.translateText}
          onCreated={(created) => navigate(`/dashboard/product/${created.id}`)}
          onClose={creating.end}
        />
      )}
      {creating.language && !isReadOnly && (
        <TranslationDialog
          source={{ ...record, property: product.property }}
          values={editor.values}
          language={creating.language}
          context={context}
          onClose={creating.end}
        />
      )}
    </DraftScope>
  )
}

/** Returns which translation is being created; a link from the overview may request it. */
function useCreating(record: Product) {
  const [params, setParams] = useSearchParams()
  const asked = params.get("create")
  const isMissing = isLanguage(asked) && record.translations[codeOf(asked)] === undefined
  return {
    language: isMissing ? asked : null,
    start: (language: Language) => setParams({ create: language }, { replace: true, preventScrollReset: true }),
    end: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}

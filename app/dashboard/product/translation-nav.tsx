import { Suspense, lazy } from "react"
import { Link, useNavigate, useSearchParams } from "react-router"
import { type Language, isLanguage, languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { RecordMarksNote, useRecordMarks } from "../editor/record-marks.tsx"
import { recordScreenPath } from "../kinds.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { codeOf, languageOf } from "../translations/group-translations.ts"
import { NewTranslationDialog } from "../translations/new-translation-dialog.tsx"
import { useMayWriteIn } from "../translations/use-may-write-in.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Flag } from "../../ui/flag.tsx"
import type { ProductContext } from "./product-view.ts"

const TranslationDialog = lazy(() => import("./translation-dialog.tsx"))

/** The three languages of a product: this record, the others, and missing ones to be created. */
export function TranslationNav(section: SectionProps<"product", ProductContext>) {
  const { record } = section.editor
  const { products: texts, common } = useDashboardTexts()
  const marksOf = useRecordMarks("product")
  const mayCreate = useMayWriteIn()
  const isReadOnly = useIsReadOnly()
  const navigate = useNavigate()
  // A link of the list may ask for a translation.
  const [params, setParams] = useSearchParams()
  const named = params.get("create")
  const created = isLanguage(named) && record.translations[codeOf(named)] === undefined ? named : null
  const create = (language: Language | null) =>
    setParams(language ? { create: language } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <nav className="translations" aria-label={texts.languages}>
        {languages.map((language) => {
          const id = record.translations[codeOf(language)]
          const name = common.languageNames[language]
          if (id === undefined && !mayCreate(language)) return null
          if (id === undefined)
            return (
              <button key={language} type="button" className="lacks" onClick={() => create(language)}>
                <Flag language={language} />
                <span>
                  <b>{texts.create(name)}</b>
                  <small>{texts.missing}</small>
                </span>
                <Icon name="plus" />
              </button>
            )
          const isThis = language === languageOf(record.lang)
          return (
            <Link key={language} to={`/dashboard/product/${id}`} aria-current={isThis ? "page" : undefined}>
              <Flag language={language} />
              <b>{name}</b>
              <RecordMarksNote marks={marksOf(id)} />
            </Link>
          )
        })}
      </nav>
      {created && isReadOnly && mayCreate(created) && (
        <NewTranslationDialog
          kind="product"
          source={record}
          language={created}
          text={texts.translateText}
          onCreated={({ id }) => navigate(recordScreenPath("product", id) ?? "")}
          onClose={() => create(null)}
        />
      )}
      <Suspense fallback={null}>
        {created && !isReadOnly && <TranslationDialog {...section} language={created} onClose={() => create(null)} />}
      </Suspense>
    </>
  )
}

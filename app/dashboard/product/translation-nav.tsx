import { Link } from "react-router"
import { type Language, languages } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { RecordMarksNote } from "../editor/record-marks.tsx"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { codeOf, languageOf } from "../translations/group-translations.ts"
import { useMayWriteIn } from "../translations/use-may-write-in.ts"
import { Flag } from "../../ui/flag.tsx"

interface TranslationNavProps {
  record: Product
  onCreate: (language: Language) => void
}

/** The three languages of a product: this record, the others, and missing ones to be created. */
export function TranslationNav({ record, onCreate }: TranslationNavProps) {
  const { products: texts, common } = useDashboardTexts()
  const marksOf = useRecordMarks("product")
  const mayCreate = useMayWriteIn()
  return (
    <nav className="translations" aria-label={texts.languages}>
      {languages.map((language) => {
        const id = record.translations[codeOf(language)]
        const name = common.languageNames[language]
        if (id === undefined && !mayCreate(language)) return null
        if (id === undefined)
          return (
            <button key={language} type="button" className="lacks" onClick={() => onCreate(language)}>
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
  )
}

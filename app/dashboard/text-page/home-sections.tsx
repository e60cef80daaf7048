import { mostFigures } from "#contract/text-page-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { BlockSection } from "./page-blocks.tsx"

/** Sections of the home page below its head: figures, texts with pictures, headings. */
export function HomeSections({ editor, record: { parts } }: SectionProps<"page">) {
  const { pages: texts } = useDashboardTexts()
  const isOnlyRead = useTranslatedLanguages()
  const form = { values: editor.values, errors: editor.errors, onValue: editor.set, isOnlyRead }
  const line = { kind: "line", maxLength: 300 } as const
  const figures = parts.filter(({ kind }) => kind === "figure")
  return (
    <>
      <BlockSection page="home" kind="figure" blocks={parts} isFull={figures.length >= mostFigures} />
      <BlockSection page="home" kind="text" blocks={parts} />
      <section className="d-sec">
        <h2>{texts.headings}</h2>
        <LanguageColumns
          {...form}
          about={texts.headings}
          fields={[
            { ...line, name: "blocks_title", label: texts.blocksTitle },
            { ...line, name: "services_title", label: texts.servicesTitle },
            { name: "services_subtitle", kind: "area", maxLength: 300, label: texts.servicesSubtitle },
          ]}
        />
      </section>
    </>
  )
}

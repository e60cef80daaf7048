import { useLocation } from "react-router"
import { localizedNames } from "#contract/localized.ts"
import {
  type TextPageLink,
  mostSlides,
  picturedPageLinks,
  textPagePath,
  mostFigures,
} from "#contract/text-page-constants.ts"
import type { TextPage } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"
import { textPageScreenPath, textPageScreens } from "../kinds.ts"
import { defineScreen } from "../record/define-screen.tsx"
import { mapLoaded, useRead } from "../record/reads.ts"
import { ScreenTabs } from "../ui/screen-tabs.tsx"
import { PageBlocks, BlockSection } from "./page-blocks.tsx"
import type { SectionProps } from "../record/screen-definition.ts"
import { TickField } from "../ui/ticks.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"

/** Headings of sections of the home page. */
const pageHeadings = ["blocks_title", "services_title", "services_subtitle"] as const

const names = ["title", "subtitle", "text"] as const
type Name = (typeof names)[number]

/** Texts that a page has: the home page no long one, the privacy policy no other. */
const textsOf: Partial<Record<TextPageLink, readonly Name[]>> = {
  home: ["title", "subtitle"],
  "privacy-policy": ["text"],
}

function columnsOf(link: TextPageLink, { pages, editor }: DashboardTexts): TextFieldSpec[] {
  const isHome = link === "home"
  const columns: Record<Name, TextFieldSpec> = {
    title: { name: "title", kind: "line", label: isHome ? pages.tagline : pages.title, maxLength: 300 },
    subtitle: { name: "subtitle", kind: "area", label: isHome ? pages.subtitle : pages.intro, maxLength: 300 },
    text: { name: "text", kind: "rich", label: editor.text },
  }
  return (textsOf[link] ?? names).map((name) => columns[name])
}

/** Fields that only some pages have. */
const furtherFields: Partial<Record<TextPageLink, readonly (keyof TextPage)[]>> = {
  home: pageHeadings.flatMap((name) => localizedNames(name)),
  careers: ["has_banner"],
}

const screens = textPageScreens.map(({ link, entry }) => ({
  link,
  Screen: defineScreen({
    kind: "page",
    texts: ({ pages, shell, common }) => ({
      ...pages,
      title: shell.entries[entry],
      add: common.add,
      added: common.add,
      remove: common.delete,
    }),
    title: (_page, _language, { shell }) => ({ text: shell.entries[entry], lang: undefined }),
    removeText: () => null,
    fields: [
      ...(textsOf[link] ?? names).flatMap((name) => localizedNames(name)),
      ...(furtherFields[link] ?? []),
      ...localizedNames("meta_title"),
      ...localizedNames("meta_description"),
    ],
    columns: (texts) => columnsOf(link, texts),
    record: {
      id: link,
      useRecord: () => mapLoaded(useRead("GET /page/:link", { params: { link } }), (page) => ({ ...page, id: link })),
      page: () => textPagePath(link),
      result: () => ({ kind: "page", link }),
      hasPictures: picturedPageLinks.some((pictured) => pictured === link),
      picturesHint: ({ pages }) => pages.picturesHint(link, mostSlides),
      Head: PageTabs,
      ...(link === "gas-turbina" ? { Details: PageBlocks } : {}),
      ...(link === "home" ? { Details: HomeSections } : {}),
      ...(link === "careers" ? { Details: CareersBanner } : {}),
      saveTexts: ({ pages, common }) => ({
        label: pages.update,
        saved: link === "contact" ? pages.contactUpdated : common.updated,
        never: pages.neverSaved,
      }),
    },
  }),
}))

/** All pages of the site that are no records. */
function PageTabs() {
  const { pages, shell } = useDashboardTexts()
  const tabs = textPageScreens.map(({ link, entry }) => ({ to: textPageScreenPath(link), label: shell.entries[entry] }))
  return <ScreenTabs label={pages.tabs} tabs={tabs} />
}

/** One screen for the stored pages, chosen by the URL. */
export default function TextPageScreen() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/$/u, "").toLowerCase()
  const shown = screens.find(({ link }) => path === textPageScreenPath(link)) ?? screens.at(-1)
  return shown && <shown.Screen key={shown.link} />
}

/** Whether the first of the pictures is the banner of a page that shows the others beside its text. */
function CareersBanner({ editor }: SectionProps<"page">) {
  const { pages: texts } = useDashboardTexts()
  return (
    <div className="d-sec" data-field="has_banner">
      <TickField
        legend={texts.banner}
        type="checkbox"
        options={[{ value: "1", label: texts.bannerFirst, text: texts.bannerHint }]}
        chosen={editor.values["has_banner"] === "1" ? ["1"] : []}
        onChoose={([on]) => editor.set("has_banner", on ?? "0")}
      />
    </div>
  )
}

/** Sections of the home page below its head: figures, texts with pictures, headings. */
function HomeSections({ editor, record: { parts } }: SectionProps<"page">) {
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

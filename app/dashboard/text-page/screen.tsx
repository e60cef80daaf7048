import { useLocation } from "react-router"
import { localizedNames } from "#contract/localized.ts"
import { type TextPageLink, mostSlides, picturedPageLinks, textPagePath } from "#contract/text-page-constants.ts"
import type { TextPage } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"
import { textPageScreenPath, textPageScreens } from "../kinds.ts"
import { defineScreen } from "../record/define-screen.tsx"
import { mapLoaded, useRead } from "../record/reads.ts"
import { ScreenTabs } from "../ui/screen-tabs.tsx"
import { CareersBanner } from "./careers-banner.tsx"
import { HomeSections } from "./home-sections.tsx"
import { PageBlocks } from "./page-blocks.tsx"
import { pageHeadings } from "./page-headings.ts"

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

import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../i18n/texts.tsx"
import type { ChosenText } from "./choose-text.ts"
import { JsonLd } from "./json-ld.tsx"
import { PageLink } from "./local-link.tsx"
import { useSiteData } from "./site-data.ts"

interface BreadcrumbProps {
  /** Between the start page and this one; `to` without language prefix, `rest` its query and fragment. */
  parents?: { title: string; lang?: ChosenText["lang"]; to: string; rest?: string }[]
  here: ChosenText
}

export function Breadcrumb({ parents = [], here }: BreadcrumbProps) {
  const language = useLanguage()
  const { layout } = useTexts()
  const { origin = "" } = useSiteData() ?? {}
  // A parent that is a section of another page has no URL of its own.
  const pages = [{ title: layout.startPage, to: "/" }, ...parents.filter(({ rest }) => !rest)]
  const items = pages.map(({ title, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: origin + localPath(language, to),
  }))
  const last = { "@type": "ListItem", position: items.length + 1, name: here.text }
  return (
    <nav className="crumbs" aria-label={layout.breadcrumb}>
      <PageLink to={localPath(language, "/")}>{layout.startPage}</PageLink>
      {parents.map(({ title, lang, to, rest = "" }) => (
        <PageLink key={title} to={localPath(language, to) + rest} lang={lang}>
          {title}
        </PageLink>
      ))}
      <span aria-current="page" lang={here.lang}>
        {here.text}
      </span>
      <JsonLd data={{ "@type": "BreadcrumbList", itemListElement: [...items, last] }} />
    </nav>
  )
}

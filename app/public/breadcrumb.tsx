import { Link } from "react-router"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../i18n/texts.tsx"
import type { ChosenText } from "./choose-text.ts"

interface BreadcrumbProps {
  /** Between the start page and this one; `to` without language prefix. */
  parents?: { title: string; lang?: ChosenText["lang"]; to: string; hash?: string }[]
  here: ChosenText
}

export function Breadcrumb({ parents = [], here }: BreadcrumbProps) {
  const language = useLanguage()
  const { layout } = useTexts()
  return (
    <nav className="crumbs" aria-label={layout.breadcrumb}>
      <Link to={localPath(language, "/")}>{layout.startPage}</Link>
      {parents.map(({ title, lang, to, hash }) => (
        <Link key={to + (hash ?? "")} to={{ pathname: localPath(language, to), hash }} lang={lang}>
          {title}
        </Link>
      ))}
      <span aria-current="page" lang={here.lang}>
        {here.text}
      </span>
    </nav>
  )
}

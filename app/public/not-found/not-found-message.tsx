import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { PlainSearch } from "../search-box/plain-search.tsx"

export function NotFoundMessage() {
  const { errors } = useTexts()
  return (
    <main id="main" className="wrap wrap-wide notice">
      <PageHead title={errors.notFoundTitle} description={errors.notFound} noindex />
      <p className="dimension-line">404</p>
      <h1>{errors.notFound}</h1>
      <p className="notice-text">{errors.notFoundHelp}</p>
      <PlainSearch id="missing-q" />
      <LocalLink className="button button-outline" to="/">
        {errors.home}
      </LocalLink>
    </main>
  )
}

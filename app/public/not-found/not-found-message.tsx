import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { SearchBox } from "../search-box/search-box.tsx"

export function NotFoundMessage() {
  const { errors, search } = useTexts()
  return (
    <main id="main" className="wrap wide notice">
      <PageHead title={errors.notFoundTitle} description={errors.notFound} noindex />
      <p className="dim">404</p>
      <h1>{errors.notFound}</h1>
      <p className="sub">{errors.notFoundHelp}</p>
      <SearchBox id="missing-q" placeholder={search.placeholder} />
      <LocalLink className="btn line" to="/">
        {errors.home}
      </LocalLink>
    </main>
  )
}

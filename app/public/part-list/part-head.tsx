import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { PageHead } from "../page-head.tsx"
import type { FoundParts, PartGroup } from "./load-part-list.ts"
import { partSearch } from "./part-address.ts"

/** Every page of the whole list is indexed by search engines; search results are not. */
export function PartHead({
  group,
  list: { query, page, pages },
  sent,
}: {
  group: PartGroup
  list: FoundParts
  sent: boolean
}) {
  const { partList } = useTexts()
  const language = useLanguage()
  const shownPage = query ? "" : partSearch({ query: "", page })
  const { meta } = group
  const isWhole = query === "" && page === 1
  const description = (isWhole && meta.description) || partList.description(group.title.text, group.total)
  return (
    <PageHead
      title={(isWhole && meta.title) || partList.pageTitle(group.title.text, query ? 1 : page)}
      description={page > 1 && !query ? `${description} ${partList.descriptionPage(page, pages)}` : description}
      path={group.paths[language] + shownPage}
      image={group.images[0]}
      noindex={query !== "" || sent || !group.translated.includes(language)}
      alternates={Object.fromEntries(group.translated.map((code) => [code, group.paths[code] + shownPage]))}
    />
  )
}

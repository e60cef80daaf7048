import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { PageHead } from "../page-head.tsx"
import type { FoundParts, PartGroup } from "./load-part-list.ts"
import { partSearch } from "./part-address.ts"

/** Every page of the whole list is one for search engines; what somebody searched for is not. */
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
  const path = `/part-list/${group.id}${query ? "" : partSearch({ query: "", page })}`
  const description = partList.description(group.title.text, group.total)
  return (
    <PageHead
      title={partList.pageTitle(group.title.text, query ? 1 : page)}
      description={page > 1 && !query ? `${description} ${partList.descriptionPage(page, pages)}` : description}
      path={path}
      image={group.images[0]}
      noindex={query !== "" || sent || !group.translated.includes(language)}
      alternates={Object.fromEntries(group.translated.map((code) => [code, path]))}
    />
  )
}

import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { MoreLink } from "../local-link.tsx"
import { TextWithin } from "../text-within.tsx"
import type { PartGroup } from "./load-part-list.ts"

/** Last row of each group: the parts list as a file if available, else a link to the other lists. */
export function CatalogueLink({ group }: { group: PartGroup }) {
  const { partList, layout } = useTexts()
  const language = useLanguage()
  const date = group.catalogueDate
  return (
    <section className="part-list-catalogue" aria-labelledby="catalogue">
      <div>
        <h2 id="catalogue">{partList.catalogueTitle}</h2>
        <p>
          <TextWithin sentence={date ? partList.catalogueText : partList.withoutCatalogue} text={group.title} />
        </p>
      </div>
      {date ? (
        <a className="download-link" href={`/api/spare/${group.id}/catalogue?lang=${language}`} download>
          <Icon name="dl" />
          <span>
            <b>{partList.catalogueLink}</b>
            <small>{partList.catalogueFacts(group.total, new Date(date))}</small>
          </span>
        </a>
      ) : (
        <MoreLink to="/spare-parts">{layout.allSpareParts}</MoreLink>
      )}
    </section>
  )
}

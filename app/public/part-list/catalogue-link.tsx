import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { PartGroup } from "./load-part-list.ts"

/** The parts list as a file, made when it is asked for. */
export function CatalogueLink({ group, date }: { group: PartGroup; date: string }) {
  const { partList } = useTexts()
  const language = useLanguage()
  return (
    <section className="pl-cat" aria-labelledby="catalogue">
      <div>
        <h2 id="catalogue">{partList.catalogueTitle}</h2>
        <p>{partList.catalogueText(group.title.text)}</p>
      </div>
      <a className="dl" href={`/api/spare/${group.id}/catalogue?lang=${language}`} download>
        <Icon name="dl" />
        <span>
          <b>{partList.catalogueLink}</b>
          <small>{partList.catalogueFacts(group.total, new Date(date))}</small>
        </span>
      </a>
    </section>
  )
}

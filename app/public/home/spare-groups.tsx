import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Picture } from "../../ui/picture.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { PageSection } from "../page-section.tsx"
import { TextWithin } from "../text-within.tsx"
import type { HomeData } from "./load-home.ts"

type Group = HomeData["groups"][number]

const firstSizes = "(min-width: 1080px) 770px, 100vw"
const otherSizes = "(min-width: 1080px) 330px, (min-width: 560px) 50vw, 112px"

export function SpareGroups({ groups }: { groups: readonly Group[] }) {
  const texts = useTexts().home.groups
  if (groups.length === 0) return null
  const catalogues = groups.filter((group) => group.catalogue)
  const measure = texts.measure(groups.reduce((sum, { parts }) => sum + parts, 0))
  return (
    <PageSection measure={measure} title={texts.title} className="ink-background on-ink">
      <div className="groups">
        {groups.map((group, index) => (
          <GroupCard key={group.id} group={group} first={index === 0} />
        ))}
      </div>
      {catalogues.length > 0 && (
        <div className="cats">
          {catalogues.map((group) => (
            <CatalogueLink key={group.id} group={group} />
          ))}
        </div>
      )}
    </PageSection>
  )
}

function GroupCard({ group: { path, title, subtitle, parts, image }, first }: { group: Group; first: boolean }) {
  const { layout } = useTexts()
  return (
    <article className={first ? "group group-big" : "group"}>
      <div className="group-picture">
        {image && <Picture image={image} alt="" sizes={first ? firstSizes : otherSizes} />}
      </div>
      <div>
        <div className="group-caption">
          <h3 lang={title.lang}>
            <LocalLink to={path}>{title.text}</LocalLink>
          </h3>
          <span className="group-count">{layout.parts(parts)}</span>
        </div>
        <LocalizedText as="p" text={subtitle} />
      </div>
    </article>
  )
}

function CatalogueLink({ group: { id, title, parts } }: { group: Group }) {
  const texts = useTexts().home.groups
  return (
    <a href={`/api/spare/${id}/catalogue?lang=${useLanguage()}`} download>
      <Icon name="dl" />
      <span>
        <TextWithin sentence={texts.catalogue} text={title} />
      </span>
      <span className="meta">{texts.rows(parts)}</span>
    </a>
  )
}

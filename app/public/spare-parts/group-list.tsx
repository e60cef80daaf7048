import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import type { SparePartsData } from "./load-spare-parts.ts"

const fifth = "(min-width: 1440px) 253px, (min-width: 1200px) 20vw, (min-width: 720px) 33vw, 112px"

/** Links to every parts list, with its number of parts. */
export function GroupList({ groups, lead }: Pick<SparePartsData, "groups"> & { lead: string }) {
  const { layout, pages } = useTexts()
  return (
    <section aria-labelledby="groups">
      <h2 id="groups">{pages.spareParts.groups}</h2>
      <p className="lead">{lead}</p>
      <div className="group-list">
        {groups.map(({ id, path, title, subtitle, parts, image }) => (
          <article key={id}>
            {image ? <Picture image={image} alt="" sizes={fifth} most={960} /> : <span className="no-picture" />}
            <div>
              <h3>
                <LocalLink to={path} lang={title.lang}>
                  {title.text}
                </LocalLink>
              </h3>
              <p className="group-count">{layout.parts(parts)}</p>
              <LocalizedText as="p" text={subtitle} />
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { JsonLd } from "../json-ld.tsx"
import { PageHead } from "../page-head.tsx"
import { useSiteData } from "../site-data.ts"
import { partPath } from "../part-link.tsx"
import type { PresentedPart } from "./present-part-page.ts"

// Search engines cut longer titles and descriptions.
const [maxTitle, maxText] = [60, 70]

/** Head and structured data. A page without description in its language is not indexed. */
export function PartPageHead({ part }: { part: PresentedPart }) {
  const texts = useTexts().part
  const language = useLanguage()
  const { origin = "" } = useSiteData() ?? {}
  const { partnumber, slug, description, indexed, groups, supersedes, supersededBy } = part
  const path = partPath(slug)
  const model = (name: string) => ({ "@type": "ProductModel", name, mpn: name })
  return (
    <>
      <PageHead
        title={cutTitle(texts.pageTitle(partnumber, description.text), maxTitle)}
        description={texts.description(
          cutTitle([partnumber, description.text].filter(Boolean).join(", "), maxText),
          groups[0]?.title.text ?? "",
        )}
        path={path}
        noindex={!indexed.includes(language)}
        alternates={Object.fromEntries(indexed.map((code) => [code, path]))}
      />
      <JsonLd
        data={{
          "@type": "ProductModel",
          name: description.text ? `${partnumber} ${description.text}` : partnumber,
          mpn: partnumber,
          description: description.text || undefined,
          url: origin + localPath(language, path),
          predecessorOf: supersededBy ? model(supersededBy) : undefined,
          successorOf: supersedes.length > 0 ? supersedes.map(model) : undefined,
        }}
      />
    </>
  )
}

/** Returns a text of at most `most` characters: first drops phrases at its end, then words. */
export function cutTitle(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const comma = cut.lastIndexOf(",")
  if (comma > most / 2) return text.slice(0, comma)
  const space = text.slice(0, most).lastIndexOf(" ")
  return `${text.slice(0, space > most / 2 ? space : most - 1).replace(/[\s,;:–-]+$/u, "")}…`
}

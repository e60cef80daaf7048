import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import type { PagePartData } from "../text-page/load-text-page.ts"

export function PageParts({ parts }: { parts: readonly PagePartData[] }) {
  const { parts: heading } = useTexts().pages.gasTurbines
  if (parts.length === 0) return null
  return (
    <section className="gt-parts" aria-labelledby="page-parts">
      <h2 className="visually-hidden" id="page-parts">
        {heading}
      </h2>
      {parts.map(({ id, text, image }) => (
        <article className="gt-part" key={id}>
          {image && <Picture image={image} alt={image.alt} sizes="(min-width: 600px) 537px, 100vw" />}
          <RichText html={text.text} lang={text.lang} />
        </article>
      ))}
    </section>
  )
}

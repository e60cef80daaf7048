import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import type { PageBlockData } from "../text-page/load-text-page.ts"

export function PageBlocks({ parts }: { parts: readonly PageBlockData[] }) {
  const { parts: heading } = useTexts().pages.gasTurbines
  if (parts.length === 0) return null
  return (
    <section className="gt-blocks" aria-labelledby="blocks">
      <h2 className="visually-hidden" id="blocks">
        {heading}
      </h2>
      {parts.map(({ id, text, image }) => (
        <article className="gt-block" key={id}>
          {image && <Picture image={image} alt={image.alt} sizes="(min-width: 600px) 537px, 100vw" />}
          <RichText html={text.text} lang={text.lang} />
        </article>
      ))}
    </section>
  )
}

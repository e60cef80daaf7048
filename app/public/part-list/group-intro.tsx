import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import type { PartGroup } from "./load-part-list.ts"

const wide = "(min-width: 1280px) 372px, calc(100vw - 32px)"
const half = "(min-width: 1280px) 182px, 50vw"

export function GroupIntro({ group: { images, text } }: { group: PartGroup }) {
  const { partList } = useTexts()
  if (images.length === 0 && !text.text) return null
  return (
    <section className="part-list-intro" aria-label={partList.about}>
      {images.length > 0 && (
        <div className="part-list-pictures">
          {images.map((image, index) => (
            <Picture key={image.path} image={image} alt={image.alt} sizes={index === 0 ? wide : half} />
          ))}
        </div>
      )}
      {text.text && <RichText html={text.text} lang={text.lang} />}
    </section>
  )
}

import { type MouseEvent, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { isPlainClick } from "../../ui/plain-click.ts"
import { Picture, pictureAddress } from "../../ui/picture.tsx"
import type { ChosenImage } from "../present.ts"

const wide = "(min-width: 1440px) 888px, (min-width: 1080px) calc(100vw - 540px), calc(100vw - 32px)"
const thumb = "(min-width: 1440px) 216px, (min-width: 1080px) calc(25vw - 141px), 25vw"

/** One large picture, replaced by clicking a thumbnail. Without script each picture opens separately. */
export function Gallery({ images }: { images: readonly ChosenImage[] }) {
  const { product } = useTexts().pages
  const [shown, setShown] = useState(0)
  const main = images[shown]
  if (!main) return null
  const show = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <section className="gallery" aria-label={product.pictures}>
      <a className="main" href={fullSize(main)}>
        <Picture key={main.path} image={main} alt={main.alt} sizes={wide} eager />
        <span className="visually-hidden">, {product.enlarge}</span>
      </a>
      {images.length > 1 &&
        images.map((image, index) => (
          <a
            key={image.path}
            href={fullSize(image)}
            aria-current={index === shown ? "true" : undefined}
            data-replay
            onClick={show(index)}
          >
            <Picture image={image} alt={image.alt} sizes={thumb} />
            <span className="visually-hidden">, {product.show(index + 1, images.length)}</span>
          </a>
        ))}
    </section>
  )
}

const fullSize = (image: ChosenImage) => pictureAddress(image, image.sizes.fallback.at(-1))

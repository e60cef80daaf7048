import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import type { GasTurbineData } from "./load-gas-turbines.ts"

const whole = "(min-width: 1440px) 1360px, calc(100vw - 32px)"
const half = "(min-width: 1440px) 676px, (min-width: 720px) 50vw, calc(100vw - 32px)"

/** One wide picture, or several in two columns; the text below. */
export function TurbineIntro({ images, text }: Pick<GasTurbineData, "images" | "text">) {
  return (
    <>
      {images.length > 0 && (
        <div className="pair">
          {images.map((image, index) => (
            <Picture
              key={image.path}
              image={image}
              alt={image.alt}
              sizes={images.length === 1 ? whole : half}
              eager={index === 0}
            />
          ))}
        </div>
      )}
      {text.text && <RichText html={text.text} lang={text.lang} className="gt-text" />}
    </>
  )
}

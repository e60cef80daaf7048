/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a slide of a carousel */
import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { LocalLink } from "../local-link.tsx"
import type { Callout, Slide } from "./slides.ts"

interface HeroSlideProps {
  slide: Slide
  index: number
  total: number
  shown: boolean
  withPicture: boolean
  callouts: readonly Callout[]
}

/** A picture as a parts drawing: numbered leader lines link parts to searches for them. */
export function HeroSlide({ slide, index, total, shown, withPicture, callouts }: HeroSlideProps) {
  const texts = useTexts().home
  const alts: Readonly<Record<string, string>> = texts.alts
  const labels = slide.leaders.flatMap((leader) => {
    const callout = callouts.find(({ part }) => part === leader.part)
    return callout ? [{ ...leader, query: callout.query }] : []
  })
  return (
    <div
      className={shown ? "slide slide-shown" : "slide"}
      role="group"
      aria-roledescription="slide"
      aria-label={texts.pictures.position(index + 1, total)}
    >
      <div className="shift">
        <div className="crop">
          {withPicture && (
            <Picture
              image={slide.picture}
              alt={alts[slide.alt] ?? slide.alt}
              sizes={slide.sizes}
              most={2_400}
              eager={index === 0}
              className={slide.name}
            />
          )}
        </div>
        {labels.length > 0 && (
          <svg className="leader" viewBox="0 0 1600 900" preserveAspectRatio="none" aria-hidden="true">
            {labels.map(({ part, path, x, y }) => (
              <g key={part}>
                <path d={path} />
                <circle cx={x} cy={y} r="4" />
              </g>
            ))}
          </svg>
        )}
        {labels.map(({ part, query }, position) => (
          <LocalLink
            key={part}
            className={`callout at-${slide.name}-${part}`}
            to={`/search?q=${encodeURIComponent(query)}`}
          >
            <span className="callout-position" aria-hidden="true">
              {position + 1}
            </span>
            <span className="callout-caption">
              {texts.callouts[part]}
              <span className="visually-hidden">{texts.findPart}</span>
            </span>
          </LocalLink>
        ))}
      </div>
    </div>
  )
}

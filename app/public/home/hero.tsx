import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { ChosenText } from "../choose-text.ts"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import type { ChosenImage } from "../present.ts"
import { SearchBox } from "../search-box/search-box.tsx"
import { HeroSlide } from "./hero-slide.tsx"
import { type Callout, type Slide, slidesOf } from "./slides.ts"
import { useRotation } from "./use-rotation.ts"

interface HeroProps {
  tagline: ChosenText
  lead: ChosenText
  /** The company's own pictures; without any, those of the design. */
  pictures: readonly ChosenImage[]
  callouts: readonly Callout[]
  /** Numbers of existing parts. */
  examples: readonly string[]
}

/** One tagline over four pictures. The text comes first in the document, so that it is read first. */
export function Hero({ tagline, lead, pictures, callouts, examples }: HeroProps) {
  const { home: texts, layout } = useTexts()
  const slides = slidesOf(pictures)
  const rotation = useRotation(slides.length)
  const hero = useRef<HTMLElement>(null)
  const { hover, stop } = rotation
  useEffect(() => {
    // Applies hovering that began before the script loaded.
    if (hero.current?.matches(":hover")) hover(true)
    if (hero.current?.contains(document.activeElement)) stop()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return (
    <section
      ref={hero}
      className="hero on-ink"
      onFocus={rotation.stopOnFocus}
      onPointerEnter={() => rotation.hover(true)}
      onPointerLeave={() => rotation.hover(false)}
    >
      <div className="wrap wrap-wide text-wrap">
        <div className="text">
          <LocalizedText as="h1" text={tagline} />
          <LocalizedText as="p" className="lead" text={lead} />
          <SearchBox id="hero-search" placeholder={examples[0] ?? layout.search.placeholder} />
          {examples.length > 0 && (
            <p className="finder-hint">
              {texts.examples}
              {examples.map((number) => (
                <LocalLink key={number} to={`/search?q=${encodeURIComponent(number)}`}>
                  {number}
                </LocalLink>
              ))}
            </p>
          )}
        </div>
      </div>
      <section aria-roledescription="carousel" aria-label={texts.pictures.label}>
        {slides.length > 1 && <SlideControls {...rotation} slides={slides} />}
        <div className="stage" aria-live={rotation.playing ? "off" : "polite"}>
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.name}
              slide={slide}
              index={index}
              total={slides.length}
              shown={index === rotation.at}
              // The others are fetched some time after the first, when they will be shown.
              withPicture={index === 0 || rotation.warm}
              callouts={callouts}
            />
          ))}
        </div>
      </section>
    </section>
  )
}

interface SlideControlsProps {
  slides: readonly Slide[]
  at: number
  ready: boolean
  playing: boolean
  show: (index: number) => void
  toggle: () => void
}

/** The pause button comes first in the tab order. */
function SlideControls({ slides, at, ready, playing, show, toggle }: SlideControlsProps) {
  const texts = useTexts().home.pictures
  return (
    <div className={ready ? "slides" : "slides waiting"}>
      <div className="wrap wrap-wide">
        <button
          type="button"
          className="icon-button"
          data-rotation
          aria-label={playing ? texts.pause : texts.play}
          onClick={toggle}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <ol className="picks" aria-label={texts.choose}>
          {slides.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={texts.position(index + 1, slides.length)}
                aria-current={index === at ? "true" : undefined}
                onClick={() => show(index)}
              />
            </li>
          ))}
        </ol>
        <span className="slide-total" aria-hidden="true">
          {at + 1}/{slides.length}
        </span>
      </div>
    </div>
  )
}

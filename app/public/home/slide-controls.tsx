import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { slides } from "./slides.ts"

interface SlideControlsProps {
  at: number
  ready: boolean
  playing: boolean
  show: (index: number) => void
  toggle: () => void
}

/** The pause button comes first in the tab order. */
export function SlideControls({ at, ready, playing, show, toggle }: SlideControlsProps) {
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

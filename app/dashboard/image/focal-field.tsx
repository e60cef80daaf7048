import { type KeyboardEvent, useId } from "react"
import { focalCell, focalCenter, focalPointAt, focalSteps } from "#contract/focal-constants.ts"
import type { StoredPicture } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { focusClass } from "#app/ui/picture.tsx"
import { imageSource } from "./image-source.ts"

interface FocalFieldProps {
  picture: Pick<StoredPicture, "path" | "sizes" | "width" | "height">
  focus: number
  onFocus: (focus: number) => void
}

const cells = Array.from({ length: focalSteps ** 2 }, (_cell, index) => index)
const percent = (step: number) => (step * 100) / (focalSteps - 1)

/** Chooses the focal point of a picture: a cell of a grid over it, with a preview of the crops. */
export function FocalField({ picture, focus, onFocus }: FocalFieldProps) {
  const { pictures: texts } = useDashboardTexts()
  const name = useId()
  const { x, y } = focalCell(focus)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!step && event.key !== "Home") return
    event.preventDefault()
    const next = step ? focalPointAt(x + (step[0] ?? 0), y + (step[1] ?? 0)) : focalCenter
    onFocus(next)
    event.currentTarget.closest("fieldset")?.querySelector<HTMLElement>(`input[value="${next}"]`)?.focus()
  }
  return (
    <fieldset>
      <legend>
        {texts.focal} <small>{texts.focalAt(percent(x), percent(y))}</small>
      </legend>
      <p className="alt-advice" id={`${name}-how`}>
        {texts.focalHow}
      </p>
      <div className="focal-area">
        <img src={imageSource(picture, 960)} alt="" width={picture.width} height={picture.height} />
        <div className="focal-cells">
          {cells.map((cell) => {
            const at = focalCell(cell)
            return (
              <label key={cell}>
                <input
                  type="radio"
                  name={name}
                  value={cell}
                  checked={cell === focus}
                  aria-describedby={`${name}-how`}
                  onKeyDown={onKeyDown}
                  onChange={() => onFocus(cell)}
                />
                <span className="visually-hidden">{texts.focalAt(percent(at.x), percent(at.y))}</span>
              </label>
            )
          })}
        </div>
      </div>
      <div className="focal-crops" aria-hidden="true">
        {(["wide", "narrow"] as const).map((crop) => (
          <figure key={crop}>
            <img className={`crop-${crop} ${focusClass(focus)}`} src={imageSource(picture, 480)} alt="" />
            <figcaption>{texts.crops[crop]}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  )
}

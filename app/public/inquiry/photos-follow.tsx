import { limits } from "#contract/limits.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { SmallButton } from "../buttons.tsx"
import { PhotoField } from "./photo-field.tsx"
import type { PhotoQueue } from "./use-photo-queue.ts"

interface PhotosFollowProps {
  /** Of the shown inquiry. */
  photosKey: string
  queue: PhotoQueue
}

/** Photos of a sent inquiry on their way, and a field for further ones. */
export function PhotosFollow({ photosKey, queue }: PhotosFollowProps) {
  const { files: texts, form } = useTexts()
  const photos = queue.photos.filter((photo) => photo.photosKey === photosKey)
  const current = photos.find(({ state }) => state === "waiting")
  const percent = Math.round(queue.share * 100)
  const { states } = texts.follow
  return (
    <section className="photos-follow" aria-label={texts.follow.title}>
      {photos.length > 0 && (
        <ul className="chosen-files">
          {photos.map(({ file, key, state }) => (
            <li key={key}>
              <span className="file-name">{file.name}</span>
              <span className={`file-size photo-${state}`}>
                {state === "sent" && <Icon name="check" />}
                {state === "waiting" && key === current?.key && !queue.isAway
                  ? texts.uploading(percent)
                  : states[state]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {current && !queue.isAway && <progress aria-label={texts.progress} max={100} value={percent} />}
      <div role="alert">
        {current && queue.isAway && (
          <p>
            {texts.follow.away} <SmallButton onClick={queue.resume}>{form.tryAgain}</SmallButton>
          </p>
        )}
        {photos.some(({ state }) => state === "left_out") && <p>{form.photosLeftOut}</p>}
      </div>
      {photos.length < limits.photos && <PhotoField files={[]} onChange={(files) => queue.add(photosKey, files)} />}
    </section>
  )
}

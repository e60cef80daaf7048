import { useEffect, useMemo } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { AttachedFiles } from "../record/define-form.ts"
import { AltFields } from "./alt-fields.tsx"
import { fileFault } from "./check-file.ts"
import { DropZone } from "./drop-zone.tsx"
import { IconOnlyButton } from "../ui/button.tsx"

interface ChosenImagesProps extends Pick<AttachedFiles, "altOf" | "onAlt"> {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  error: string | null
}

/** Images chosen for a new record. */
export function ChosenImages({ files, onChange, altOf, onAlt, error }: ChosenImagesProps) {
  const { images } = useDashboardTexts()
  const shown = useMemo(
    () => files.map((file) => ({ file, url: URL.createObjectURL(file), fault: fileFault(file) })),
    [files],
  )
  useEffect(
    () => () => {
      for (const { url } of shown) URL.revokeObjectURL(url)
    },
    [shown],
  )
  return (
    <div className="field">
      <span className="label">{images.title}</span>
      {files.length > 0 && (
        <ul className="chosen-images" aria-label={images.chosen(files.length)}>
          {shown.map(({ file, url, fault }, index) => (
            <li key={url} className={fault ? "image-refused" : undefined}>
              {!fault && <img src={url} alt="" />}
              <span>
                {file.name}
                {fault && (
                  <>
                    <br />
                    <b role="alert">{images[fault]}</b>
                  </>
                )}
              </span>
              <IconOnlyButton
                icon="x"
                label={images.takeAway(file.name)}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
              {!fault && (
                <AltFields
                  position={index + 1}
                  alt={altOf(file)}
                  onAlt={(language, value) => onAlt(file, language, value)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <DropZone onFiles={(added) => onChange([...files, ...added])} error={error} />
    </div>
  )
}

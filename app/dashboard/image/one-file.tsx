import { useEffect, useMemo } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { AltTexts } from "../editor/pictures.ts"
import { LabelledAlts } from "./alt-fields.tsx"
import { fileFault } from "./check-file.ts"
import { DropZone } from "./drop-zone.tsx"
import { IconOnlyButton } from "../ui/button.tsx"

interface OneFileProps {
  file: File | null
  onFile: (file: File | null) => void
  error: string | null
  alt: AltTexts
  onAlt: (language: Language, value: string) => void
}

/** The only image of a new record: a file sent with the record, and its text in three languages. */
export function OneFile({ file, onFile, error, alt, onAlt }: OneFileProps) {
  const { images } = useDashboardTexts()
  const fault = file && fileFault(file)
  const url = useMemo(() => (file && !fault ? URL.createObjectURL(file) : null), [file, fault])
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url)
    },
    [url],
  )
  return (
    <div className="field one-image">
      <span className="label">{images.one}</span>
      <div className="one-image-row">
        {file && (
          <figure className={fault ? "image-refused" : undefined}>
            {url !== null && <img src={url} alt="" />}
            <figcaption>
              <span>
                {file.name}
                {fault && <b role="alert">{images[fault]}</b>}
              </span>
              <IconOnlyButton icon="x" label={images.takeAway(file.name)} onClick={() => onFile(null)} />
            </figcaption>
          </figure>
        )}
        <DropZone
          isSingle
          label={file ? images.replace : images.addOne}
          onFiles={([first]) => {
            if (first) onFile(first)
          }}
          error={error}
        />
      </div>
      {file && <LabelledAlts alt={alt} onAlt={onAlt} />}
    </div>
  )
}

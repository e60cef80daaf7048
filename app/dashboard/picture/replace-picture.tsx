import { useEffect, useMemo, useState } from "react"
import type { StoredPicture } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { fileFault } from "../image/check-file.ts"
import { DropZone } from "../image/drop-zone.tsx"
import { imageSource } from "../image/image-source.ts"
import { uploadErrorText } from "../image/upload-error.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

interface ReplacePictureProps {
  picture: StoredPicture
  /** Number of uses that visitors see. */
  uses: number
  onReplaced: (hash: string) => void
}

/** Replaces a picture in all uses by an upload, after showing both side by side. */
export function ReplacePicture({ picture, uses, onReplaced }: ReplacePictureProps) {
  const { pictures: texts, images, common } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const { isBusy, replace } = useReplace(picture, (hash) => {
    setFile(null)
    setIsOpen(false)
    onReplaced(hash)
  })
  const fault = file && fileFault(file)
  const url = useMemo(() => (file && !fault ? URL.createObjectURL(file) : null), [file, fault])
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url)
    },
    [url],
  )
  if (!isOpen)
    return (
      <div className="action-row">
        <Button look="quiet" icon="refresh" onClick={() => setIsOpen(true)}>
          {texts.replace}
        </Button>
      </div>
    )
  return (
    <section>
      <h3>{texts.replaceTitle}</h3>
      <div className="picture-pair">
        <figure>
          <img src={imageSource(picture, 480)} alt="" />
          <figcaption>{texts.before}</figcaption>
        </figure>
        {url !== null && (
          <figure>
            <img src={url} alt="" />
            <figcaption>
              {texts.after}: {file?.name}
            </figcaption>
          </figure>
        )}
        <DropZone
          isSingle
          label={images.replace}
          onFiles={([first]) => first && setFile(first)}
          error={fault ? images[fault] : null}
        />
      </div>
      <div className="action-row">
        <Button
          look="line"
          onClick={() => {
            setFile(null)
            setIsOpen(false)
          }}
        >
          {common.cancel}
        </Button>
        {file && !fault && (
          <Button busy={isBusy} onClick={() => void replace(file)}>
            {texts.replaceNow(uses)}
          </Button>
        )}
      </div>
    </section>
  )
}

function useReplace({ hash }: StoredPicture, onReplaced: (hash: string) => void) {
  const { pictures: texts, list, common } = useDashboardTexts()
  const toast = useToast()
  const { isBusy, run, attempt } = useAction({
    about: "replace",
    explain: (error) => uploadErrorText(common, error),
    refreshes: ["GET /picture", "GET /picture/:hash"],
  })
  const undo = (next: string, images: readonly number[]) =>
    attempt(async () => {
      await callApi("PATCH /picture/:hash", { params: { hash: next }, json: { hash, images } })
      toast({ text: texts.undone, about: "replace" })
      onReplaced(hash)
    })
  const replace = async (file: File) => {
    const form = new FormData()
    form.set("image", file)
    let next = hash
    await run(async () => {
      const stored = await callApi("POST /picture/:hash/replace", { params: { hash }, form })
      if (stored.images.length === 0) return toast({ text: texts.same, about: "replace" })
      next = stored.hash
      const action = { label: list.undo, run: () => void undo(stored.hash, stored.images) }
      toast({ text: texts.replaced(stored.images.length), about: "replace", action })
    })
    if (next !== hash) onReplaced(next)
  }
  return { isBusy, replace }
}

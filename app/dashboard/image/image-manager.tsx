import { Suspense, lazy, useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Image } from "#contract/image.ts"
import type { EditAction, EditState } from "../editor/edit-state.ts"
import { type EditedPicture, shownPictures } from "../editor/pictures.ts"
import type { UploadState } from "../editor/use-after-uploads.ts"
import { useDragOrder } from "../list/use-drag-order.ts"
import { DraftMark } from "../ui/draft-scope.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { firstFilled } from "../ui/shown-text.ts"
import { DropZone } from "./drop-zone.tsx"
import { ImageCard } from "./image-card.tsx"
import { UploadCards } from "./upload-card.tsx"
import { type UploadOwner, useUploads } from "./use-uploads.ts"

const FramingDialog = lazy(() => import("./framing-dialog.tsx"))

/** A form with pictures of a stored record. */
export interface PictureForm {
  state: EditState
  dispatch: (action: EditAction) => void
  errors: Readonly<Record<string, string>>
  /** Target of uploads. */
  at: UploadOwner
  /** All images that the form may show. */
  images: readonly Image[]
  addUpload: (image: Image) => void
  onUploading: (state: UploadState) => void
}

/** A record's pictures: uploads, removals, order, texts and focal points are applied by the save. */
export function ImageManager({ editor, hint }: { editor: PictureForm; hint?: string | undefined }) {
  const { images: texts } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const language = useDashboardLanguage()
  const isReadOnly = useIsReadOnly()
  const [announced, setAnnounced] = useState("")
  const [framed, setFramed] = useState<number | null>(null)
  const { dispatch, images, errors } = editor
  const { stored, typed } = editor.state
  const had = new Set(shownPictures(stored.pictures).map(({ id }) => id))
  const shown = shownPictures(typed.pictures)
  // Pictures to be removed stay visible until the save, so that they can be kept.
  const cards = typed.pictures.flatMap((picture) => {
    const image = images.find((candidate) => candidate.id === picture.id)
    return image && (!picture.isGone || had.has(picture.id)) ? [{ image, picture }] : []
  })
  const uploading = useUploads(editor, () => setAnnounced(`${texts.uploaded(1)}, ${texts.fresh}`))
  const move = (id: number, to: number) => {
    const position = Math.max(0, Math.min(to, shown.length - 1))
    dispatch({ type: "move", id, to: position })
    setAnnounced(texts.moved(position + 1, shown.length))
  }
  const drag = useDragOrder((id, overId) =>
    move(
      id,
      shown.findIndex((picture) => picture.id === overId),
    ),
  )
  const setGone = async ({ id, alt }: EditedPicture, isGone: boolean) => {
    const position = shown.findIndex((picture) => picture.id === id) + 1
    if (
      isGone &&
      !(await confirmDelete(texts.removeText(position, firstFilled(alt, language).text), texts.removeButton))
    )
      return
    dispatch({ type: "picture", id, change: { isGone } })
  }
  if (isReadOnly && shown.length === 0) return null
  const framing = cards.find(({ picture }) => picture.id === framed)
  return (
    <section className="d-sec" id="images">
      <h2>
        {texts.title}
        <small>{shown.length}</small>
      </h2>
      <DraftMark field="image_list" />
      <output className="visually-hidden">{announced}</output>
      {!isReadOnly && hint && <p className="alt-advice">{hint}</p>}
      {!isReadOnly && <p className="alt-advice">{texts.altAdvice}</p>}
      <div className="strip" data-order>
        {cards.map(({ image, picture }) => (
          <ImageCard
            key={image.id}
            image={image}
            picture={picture}
            position={shown.indexOf(picture) + 1}
            total={shown.length}
            isFresh={!had.has(image.id)}
            isDragged={drag.dragged === image.id}
            grip={drag.grip(image.id)}
            onMove={(to) => move(image.id, to)}
            onAlt={(language, value) => dispatch({ type: "alt", id: image.id, language, value })}
            onGone={(isGone) => void setGone(picture, isGone)}
            onFrame={() => setFramed(image.id)}
          />
        ))}
        <UploadCards {...uploading} />
        {!isReadOnly && <DropZone onFiles={uploading.add} error={errors["image_list"] ?? null} />}
      </div>
      <Suspense fallback={null}>
        {framing && (
          <FramingDialog
            image={framing.image}
            picture={framing.picture}
            position={shown.indexOf(framing.picture) + 1}
            onChange={(change) => dispatch({ type: "picture", id: framing.image.id, change })}
            onClose={() => setFramed(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

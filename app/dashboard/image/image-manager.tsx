import { Suspense, lazy, useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type EditedPicture, shownPictures } from "../editor/pictures.ts"
import { useDragOrder } from "../list/use-drag-order.ts"
import { DraftMark } from "../ui/draft-scope.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { firstFilled } from "../ui/shown-text.ts"
import { AddPicture, ChoosePictureDialog } from "./add-picture.tsx"
import { DropZone } from "./drop-zone.tsx"
import { ImageCard } from "./image-card.tsx"
import { UploadCards } from "./upload-card.tsx"
import type { PictureForm } from "./picture-form.ts"
import { useUploads } from "./use-uploads.ts"

const FramingDialog = lazy(() => import("./framing-dialog.tsx"))

/** A record's pictures: uploads, removals, order, texts and focal points are applied by the save. */
export function ImageManager({ editor, hint }: { editor: PictureForm; hint?: string | undefined }) {
  const { images: texts } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const language = useDashboardLanguage()
  const isReadOnly = useIsReadOnly()
  const [announced, setAnnounced] = useState("")
  const [framed, setFramed] = useState<number | null>(null)
  const [replaced, setReplaced] = useState<EditedPicture | null>(null)
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
            onReplace={() => setReplaced(picture)}
          />
        ))}
        <UploadCards {...uploading} />
        {!isReadOnly && (
          <AddPicture editor={editor} add={uploading.add}>
            <DropZone onFiles={(files) => uploading.add(files)} error={errors["image_list"] ?? null} />
          </AddPicture>
        )}
      </div>
      <Suspense fallback={null}>
        {replaced && (
          <ChoosePictureDialog
            title={texts.replaceAt(shown.indexOf(replaced) + 1)}
            editor={editor}
            replaces={replaced.id}
            onFile={(file) => uploading.add([file], replaced.id)}
            onClose={() => setReplaced(null)}
          />
        )}
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

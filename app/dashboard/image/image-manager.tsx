import { useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Image } from "#contract/image.ts"
import { callRecord } from "../api/call-record.ts"
import { errorText } from "../api/error-text.ts"
import type { RecordEditor } from "../editor/use-record-editor.ts"
import { useDragOrder } from "../list/use-drag-order.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { DropZone } from "./drop-zone.tsx"
import { ImageCard } from "./image-card.tsx"
import { UploadCard } from "./upload-card.tsx"
import { useUploads } from "./use-uploads.ts"

/** A record's pictures: order and texts are saved with the rest, adding and deleting happens at once. */
export function ImageManager({ editor }: { editor: RecordEditor }) {
  const { images: texts } = useDashboardTexts()
  const toast = useToast()
  const [announced, setAnnounced] = useState("")
  const zone = useRef<HTMLDivElement>(null)
  const shown = editor.pictures.flatMap(({ id, alt }) => {
    const image = editor.images.find((one) => one.id === id)
    return image ? [{ image, alt }] : []
  })
  const { uploads, add, retry, cancel } = useUploads({
    at: editor.at,
    version: editor.latestVersion,
    onStored: (image, version) => {
      editor.addImage(image)
      editor.takeVersion(version)
      toast({ text: texts.uploaded(1) })
    },
    onStale: editor.takeStale,
  })
  const move = (id: number, to: number) => {
    const position = Math.max(0, Math.min(to, shown.length - 1))
    editor.dispatch({ type: "move", id, to: position })
    setAnnounced(texts.moved(position + 1, shown.length))
  }
  const drag = useDragOrder((id, overId) =>
    move(
      id,
      editor.pictures.findIndex((picture) => picture.id === overId),
    ),
  )
  const isReadOnly = useIsReadOnly()
  const remove = useRemoveImage(editor, () => zone.current?.querySelector<HTMLElement>("button")?.focus())
  if (isReadOnly && shown.length === 0) return null
  return (
    <section className="d-sec">
      <h2>
        {texts.title}
        <small>{shown.length}</small>
      </h2>
      <output className="visually-hidden">{announced}</output>
      {!isReadOnly && <p className="alt-advice">{texts.altAdvice}</p>}
      <div className="strip" data-order ref={zone}>
        {shown.map(({ image, alt }, index) => (
          <ImageCard
            key={image.id}
            image={image}
            position={index + 1}
            total={shown.length}
            alt={alt}
            isDragged={drag.dragged === image.id}
            grip={drag.grip(image.id)}
            onMove={(to) => move(image.id, to)}
            onAlt={(language, value) => editor.dispatch({ type: "alt", id: image.id, language, value })}
            onDelete={() => void remove(image, index + 1)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadCard
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onCancel={() => cancel(upload.id)}
          />
        ))}
        {!isReadOnly && <DropZone onFiles={add} />}
      </div>
    </section>
  )
}

/** Asks, deletes the picture at once, and tells where the focus goes then. */
function useRemoveImage(editor: RecordEditor, onRemoved: () => void) {
  const { images: texts, common } = useDashboardTexts()
  const toast = useToast()
  const deleted = useDeletedToast()
  const confirmDelete = useConfirmDelete()
  return async (image: Image, position: number) => {
    const alt = editor.pictures.find(({ id }) => id === image.id)?.alt.de ?? ""
    if (!(await confirmDelete(texts.removeText(position, alt), texts.removeButton))) return
    try {
      await callRecord(editor.at, "DELETE /image/delete", {
        json: { path: image.path },
        version: editor.latestVersion(),
        onVersion: editor.takeVersion,
      })
      editor.removeImage(image.id)
      deleted(`image-${image.id}`, () => {
        editor.addImage(image, position - 1)
        void editor.readAgain()
      })
      onRemoved()
    } catch (error) {
      editor.takeStale(error)
      toast({ text: errorText(common, error), isError: true })
    }
  }
}

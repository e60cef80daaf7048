import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { shownPictures } from "../editor/pictures.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { LabelledAlts } from "./alt-fields.tsx"
import { DropZone } from "./drop-zone.tsx"
import { AddPicture } from "./add-picture.tsx"
import type { PictureForm } from "./picture-form.ts"
import { imageSource } from "./image-source.ts"
import { UploadCards } from "./upload-card.tsx"
import { useUploads } from "./use-uploads.ts"

/** The only picture of a stored record, its replacement, and its text in three languages; all applied by the save. */
export function OneImage({ editor, isRequired }: { editor: PictureForm; isRequired: boolean }) {
  const { images: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const uploading = useUploads(editor)
  const [had] = shownPictures(editor.state.stored.pictures)
  const [has] = shownPictures(editor.state.typed.pictures)
  const image = editor.images.find(({ id }) => id === (has ?? had)?.id)
  const isFresh = has !== undefined && has.id !== had?.id
  const setGone = (id: number, isGone: boolean) => editor.dispatch({ type: "picture", id, change: { isGone } })
  const toggle = () => {
    if (!has) return had && setGone(had.id, false)
    setGone(has.id, true)
    if (isFresh && had) setGone(had.id, false)
  }
  const name = !has ? texts.keep : isFresh && had ? texts.takeBack : texts.removeButton
  return (
    <div className="field one-image">
      <span className="label">{texts.one}</span>
      <div className="one-image-row">
        {image && (
          <figure className={has ? undefined : "image-gone"}>
            <img src={imageSource(image, 480)} alt="" width={image.width} height={image.height} />
            <figcaption>
              <span>{!has ? texts.gone : isFresh ? texts.fresh : texts.current}</span>
              {!isReadOnly && (!isRequired || isFresh) && (
                // One button that changes its label, so that it keeps the focus.
                <button
                  type="button"
                  className={has ? "icon-button" : "text-button"}
                  aria-label={name}
                  onClick={toggle}
                >
                  {has ? <Icon name={isFresh ? "x" : "trash"} /> : name}
                </button>
              )}
            </figcaption>
          </figure>
        )}
        <UploadCards {...uploading} />
        {!isReadOnly && (
          <AddPicture editor={editor} add={uploading.add}>
            <DropZone
              isSingle
              label={has ? texts.replace : texts.addOne}
              onFiles={(files) => uploading.add(files.slice(0, 1))}
              error={editor.errors["image_list"] ?? null}
            />
          </AddPicture>
        )}
      </div>
      {has && (
        <LabelledAlts
          alt={has.alt}
          isDecorative={has.decorative}
          onAlt={(language, value) => editor.dispatch({ type: "alt", id: has.id, language, value })}
        />
      )}
    </div>
  )
}

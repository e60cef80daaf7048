import { type Dispatch, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { EditAction } from "./edit-state.ts"
import { imageTexts } from "./record-values.ts"

/** A record's pictures, as stored; their order and texts stand in the form. */
export function useRecordImages(stored: readonly Image[], dispatch: Dispatch<EditAction>) {
  const [images, setImages] = useState(stored)
  return {
    images,
    /** At a place counted from 0, else at the end. */
    add: (image: Image, at?: number) => {
      setImages((all) => [...all, image])
      dispatch({ type: "add-image", id: image.id, texts: imageTexts(image), ...(at === undefined ? {} : { at }) })
    },
    remove: (id: number) => {
      setImages((all) => all.filter((image) => image.id !== id))
      dispatch({ type: "remove-image", id })
    },
  }
}

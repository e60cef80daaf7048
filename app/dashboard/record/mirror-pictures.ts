import type { Image, ImageUse } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { callApi } from "../api/call-api.ts"

interface MirrorOptions {
  kind: RecordKind
  /** The record that gets the pictures, those it has, and those of its draft. */
  id: number | string
  live: readonly Image[]
  drafted: readonly Image[]
  /** The pictures as the form has them, and their images. */
  uses: readonly ImageUse[]
  known: readonly Image[]
  /** Translators may not add pictures: those that only this record has stay. */
  mayAdd: boolean
}

const hashOf = (path: string): string => /[0-9a-f]{32}/u.exec(path)?.[0] ?? ""

/** Returns the pictures of one language's record as those of another, to which missing ones are added. */
export async function mirrorPictures(options: MirrorOptions): Promise<ImageUse[]> {
  const { kind, id, live, drafted, uses, known: knownPictures, mayAdd } = options
  const pictures = [...live, ...drafted]
  const mirrored: ImageUse[] = []
  const isTaken = (image: Image) => mirrored.some((use) => use.id === image.id)
  for (const use of uses) {
    const path = knownPictures.find((image) => image.id === use.id)?.path ?? ""
    const match = pictures.find((image) => image.path === path && !isTaken(image))
    if (!match && !mayAdd) continue
    const params = { kind, id }
    const image = match ?? (await callApi("POST /draft/:kind/:id/picture", { params, json: { hash: hashOf(path) } }))
    mirrored.push({ ...use, id: image.id })
  }
  const kept = mayAdd ? [] : live.filter((image) => !isTaken(image)).map((image) => ({ id: image.id }))
  return [...mirrored, ...kept]
}

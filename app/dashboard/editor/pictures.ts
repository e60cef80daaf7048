import type { Image } from "#contract/image.ts"
import { type Language, languages } from "#contract/language.ts"

/** Alternative text of a picture. */
export type AltTexts = Readonly<Record<Language, string>>

/** A record's picture as it is edited; where it is in the list is its place at the record. */
export interface EditedPicture {
  id: number
  alt: AltTexts
  /** The record loses it with the next save. */
  isGone?: boolean
}

/** Stands in for the image's id where a record has at most one: replacing the file changes that id, and the texts stay. */
export const onlyPicture = 0

export const pictureOf = (image: Image): EditedPicture => ({ id: image.id, alt: altTexts(image) })

/** Returns the one picture of a record, with empty texts where there is none yet. */
export const onePicture = (image: Image | undefined): EditedPicture[] => [{ id: onlyPicture, alt: altTexts(image) }]

export const altTexts = (image: Partial<Image> | undefined): AltTexts =>
  Object.fromEntries(languages.map((language) => [language, image?.[`alt_${language}`] ?? ""])) as Record<
    Language,
    string
  >

/** Returns the texts by the names that the API has for them. */
export const altFields = (alt: Partial<AltTexts>): Record<string, string> =>
  Object.fromEntries(Object.entries(alt).map(([language, text]) => [`alt_${language}`, text]))

/** Returns the texts in which the second differs from the first. */
export const changedAlt = (before: AltTexts | undefined, after: AltTexts): Partial<AltTexts> =>
  Object.fromEntries(Object.entries(after).filter(([language, text]) => before?.[language as Language] !== text))

/** Returns the pictures in the order of these ids; others follow. */
export function inOrder(pictures: readonly EditedPicture[], ids: readonly number[]): EditedPicture[] {
  const rank = ({ id }: EditedPicture) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return pictures.toSorted((one, other) => rank(one) - rank(other))
}

/** Returns the pictures with one of them moved to another place. */
export function movePicture(pictures: readonly EditedPicture[], id: number, to: number): EditedPicture[] {
  const rest = pictures.filter((picture) => picture.id !== id)
  const moved = pictures.filter((picture) => picture.id === id)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...moved)
}

/** Returns a record's pictures with what was changed in them from `before` to `after`; those that are not there any more are left out. */
export function restorePictures(
  pictures: readonly EditedPicture[],
  after: readonly EditedPicture[],
  before: readonly EditedPicture[],
): EditedPicture[] {
  const restored = pictures.map((picture) => {
    const [was, is] = [before, after].map((list) => list.find(({ id }) => id === picture.id))
    if (!is) return picture
    const isGone = is.isGone === was?.isGone ? picture.isGone : is.isGone
    const alt = { ...picture.alt, ...changedAlt(was?.alt, is.alt) }
    return { ...picture, alt, ...(isGone === undefined ? {} : { isGone }) }
  })
  const isMoved = after.some(({ id }, at) => before[at]?.id !== id)
  return isMoved
    ? inOrder(
        restored,
        after.map(({ id }) => id),
      )
    : restored
}

/** Names what differs between the pictures as stored and as edited. */
export function pictureChanges(stored: readonly EditedPicture[], typed: readonly EditedPicture[]): string[] {
  const isOtherAlt = ({ id, alt }: EditedPicture) =>
    Object.keys(changedAlt(stored.find((picture) => picture.id === id)?.alt, alt)).length > 0
  return [
    ...(stored.length !== typed.length || typed.some(({ id }, at) => stored[at]?.id !== id) ? ["order"] : []),
    ...(typed.some(isOtherAlt) ? ["alt"] : []),
    ...(typed.some(({ isGone }) => isGone) ? ["image_gone"] : []),
  ]
}

import type { Image, ImageUse } from "#contract/image.ts"
import { focalCenter } from "#contract/focal-constants.ts"
import { type Language, languages } from "#contract/language.ts"

/** Alternative text of a picture. */
export type AltTexts = Readonly<Record<Language, string>>

/** A record's picture as edited; its index in the list is its position. */
export interface EditedPicture {
  id: number
  alt: AltTexts
  decorative: boolean
  focus: number
  /** The record does not have it: not yet, or removed by the next save. */
  isGone: boolean
}

/** Placeholder id for a new record, whose only image is still a file. */
export const onlyPicture = 0

export const pictureOf = ({
  id,
  decorative,
  focus,
  ...image
}: Pick<Image, "id" | "decorative" | "focus"> & Partial<Image>): EditedPicture => ({
  id,
  alt: altTexts(image),
  decorative,
  focus,
  isGone: false,
})

/** Returns a record's pictures for a form: its own, then uploads for it and those that only its draft omits. */
export const picturesOf = (shown: readonly Image[], others: readonly Image[]): EditedPicture[] => [
  ...shown.map(pictureOf),
  ...others
    .filter(({ id }) => shown.every((image) => image.id !== id))
    .map((image) => ({ ...pictureOf(image), isGone: true })),
]

/** Returns the pictures that a record has. */
export const shownPictures = (pictures: readonly EditedPicture[]): EditedPicture[] =>
  pictures.filter(({ isGone }) => !isGone)

/** Returns the pictures in the form of a patch. */
export const usesOf = (pictures: readonly EditedPicture[]): ImageUse[] =>
  shownPictures(pictures).map(({ id, alt, decorative, focus }) => ({ id, ...altFields(alt), decorative, focus }))

const altTexts = (image: Partial<Record<`alt_${Language}`, string>>): AltTexts =>
  Object.fromEntries(languages.map((language) => [language, image[`alt_${language}`] ?? ""])) as Record<
    Language,
    string
  >

/** Returns the only image of a new record. */
export const newPicture = (): EditedPicture => ({
  id: onlyPicture,
  alt: altTexts({}),
  decorative: false,
  focus: focalCenter,
  isGone: false,
})

/** Returns the texts under their API names. */
export const altFields = (alt: Partial<AltTexts>): Record<string, string> =>
  Object.fromEntries(Object.entries(alt).map(([language, text]) => [`alt_${language}`, text]))

/** Returns the texts in which the second differs from the first. */
export const changedAlt = (before: AltTexts | undefined, after: AltTexts): Partial<AltTexts> =>
  Object.fromEntries(Object.entries(after).filter(([language, text]) => before?.[language as Language] !== text))

/** Returns the pictures in the order of these ids; others follow. */
export function inOrder(pictures: readonly EditedPicture[], ids: readonly number[]): EditedPicture[] {
  const rank = ({ id }: EditedPicture) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return pictures.toSorted((first, second) => rank(first) - rank(second))
}

/** Returns the pictures with one moved to another position among those of the record. */
export function movePicture(pictures: readonly EditedPicture[], id: number, to: number): EditedPicture[] {
  const rest = pictures.filter((picture) => picture.id !== id)
  const moved = pictures.filter((picture) => picture.id === id)
  const next = shownPictures(rest)[Math.max(0, to)]
  return rest.toSpliced(next ? rest.indexOf(next) : rest.length, 0, ...moved)
}

/** Returns whether the order differs from the default: existing pictures first, then new ones. */
export function isMoved(before: readonly EditedPicture[], after: readonly EditedPicture[]): boolean {
  const was = shownPictures(before).map(({ id }) => id)
  const now = shownPictures(after).map(({ id }) => id)
  const expected = [...was.filter((id) => now.includes(id)), ...now.filter((id) => !was.includes(id))]
  return now.some((id, index) => id !== expected[index])
}

/** Returns the names of the differences between stored and edited pictures. */
export function pictureChanges(stored: readonly EditedPicture[], typed: readonly EditedPicture[]): string[] {
  const was = shownPictures(stored)
  const now = shownPictures(typed)
  const before = (id: number) => stored.find((picture) => picture.id === id) ?? newPicture()
  const isOther = ({ id }: EditedPicture) => was.every((picture) => picture.id !== id)
  const hasOtherText = ({ id, alt, decorative }: EditedPicture) =>
    Object.keys(changedAlt(before(id).alt, alt)).length > 0 || decorative !== before(id).decorative
  return [
    ...(now.length !== was.length || now.some(isOther) ? ["image_list"] : []),
    ...(isMoved(stored, typed) ? ["order"] : []),
    ...(now.some(hasOtherText) ? ["alt"] : []),
    ...(now.some(({ id, focus }) => focus !== before(id).focus) ? ["focus"] : []),
  ]
}

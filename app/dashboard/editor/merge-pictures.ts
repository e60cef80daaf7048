import { type EditedPicture, changedAlt, inOrder, isMoved, shownPictures } from "./pictures.ts"

/**
 * Returns the stored and edited pictures after somebody else saved `theirs`, both starting from `base`: remote
 * additions and removals are applied; where both changed one, the local edit wins.
 */
export function mergePictures(
  base: readonly EditedPicture[],
  mine: readonly EditedPicture[],
  theirs: readonly EditedPicture[],
): { stored: EditedPicture[]; typed: EditedPicture[] } {
  const find = (list: readonly EditedPicture[], id: number) => list.find((picture) => picture.id === id)
  // Pictures removed from the record are in the trash; mere uploads still exist.
  const remaining = mine.filter(({ id }) => find(theirs, id) ?? find(base, id)?.isGone)
  const merged = remaining.map((picture) => mergePicture(find(base, picture.id), picture, find(theirs, picture.id)))
  const all = [...merged, ...theirs.filter(({ id }) => !find(mine, id))]
  const ids = theirs.map(({ id }) => id)
  const uploads = remaining.filter(({ id }) => !ids.includes(id)).map((picture) => ({ ...picture, isGone: true }))
  return { stored: [...theirs, ...uploads], typed: isMoved(base, mine) ? all : inOrder(all, ids) }
}

/** Reduces a record that holds one picture to the local upload, if there is one. */
export function onlyOne({ stored, typed }: ReturnType<typeof mergePictures>): typeof typed {
  const had = new Set(shownPictures(stored).map(({ id }) => id))
  const has = shownPictures(typed)
  const shownPicture = has.find(({ id }) => !had.has(id)) ?? has[0]
  return typed.map((picture) => ({ ...picture, isGone: picture !== shownPicture }))
}

const shown = { isGone: false }

/** Returns a record's pictures with the changes from `before` to `after`; omits pictures that no longer exist. */
export function restorePictures(
  pictures: readonly EditedPicture[],
  after: readonly EditedPicture[],
  before: readonly EditedPicture[],
): EditedPicture[] {
  const restored = pictures.map((picture) => {
    // An older program omitted properties it could not edit.
    const [was, is] = [before, after].map((list) => {
      const kept = list.find(({ id }) => id === picture.id)
      return kept && { ...picture, ...shown, ...kept }
    })
    return is ? mergePicture(was, is, picture) : picture
  })
  if (!isMoved(before, after)) return restored
  return inOrder(
    restored,
    after.map(({ id }) => id),
  )
}

function mergePicture(
  base: EditedPicture | undefined,
  mine: EditedPicture,
  theirs: EditedPicture | undefined,
): EditedPicture {
  if (!base || !theirs) return mine
  const side = (key: keyof EditedPicture) => (mine[key] === base[key] ? theirs : mine)
  return {
    id: mine.id,
    alt: { ...theirs.alt, ...changedAlt(base.alt, mine.alt) },
    decorative: side("decorative").decorative,
    focus: side("focus").focus,
    isGone: side("isGone").isGone,
  }
}

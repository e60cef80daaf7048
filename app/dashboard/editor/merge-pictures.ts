import { type EditedPicture, changedAlt, inOrder, isMoved, shownPictures } from "./pictures.ts"

/**
 * Returns what is stored and what is edited once somebody else has stored `theirs`, both sides starting from `base`: what came there
 * comes here, what went there goes, and of what both have changed the edit here stays.
 */
export function mergePictures(
  base: readonly EditedPicture[],
  mine: readonly EditedPicture[],
  theirs: readonly EditedPicture[],
): { stored: EditedPicture[]; typed: EditedPicture[] } {
  const find = (list: readonly EditedPicture[], id: number) => list.find((picture) => picture.id === id)
  // What the record had and does not have any more lies in the trash; what was only uploaded is still there.
  const known = mine.filter(({ id }) => find(theirs, id) ?? find(base, id)?.isGone)
  const merged = known.map((picture) => mergePicture(find(base, picture.id), picture, find(theirs, picture.id)))
  const all = [...merged, ...theirs.filter(({ id }) => !find(mine, id))]
  const ids = theirs.map(({ id }) => id)
  const uploads = known.filter(({ id }) => !ids.includes(id)).map((picture) => ({ ...picture, isGone: true }))
  return { stored: [...theirs, ...uploads], typed: isMoved(base, mine) ? all : inOrder(all, ids) }
}

/** Leaves a record that has at most one picture that one: what was put here, if anything was. */
export function onlyOne({ stored, typed }: ReturnType<typeof mergePictures>): typeof typed {
  const had = new Set(shownPictures(stored).map(({ id }) => id))
  const has = shownPictures(typed)
  const one = has.find(({ id }) => !had.has(id)) ?? has[0]
  return typed.map((picture) => ({ ...picture, isGone: picture !== one }))
}

const shown = { isGone: false }

/** Returns a record's pictures with what was changed in them from `before` to `after`; those that are not there any more are left out. */
export function restorePictures(
  pictures: readonly EditedPicture[],
  after: readonly EditedPicture[],
  before: readonly EditedPicture[],
): EditedPicture[] {
  const restored = pictures.map((picture) => {
    // An older program has left out what could not be edited then.
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

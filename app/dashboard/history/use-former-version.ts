import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { focalCenter } from "#contract/focal-constants.ts"
import { changesOf, edit, type Content } from "../editor/edit-state.ts"
import type { Editing } from "../editor/use-editing.ts"
import { useToast } from "../ui/toasts.tsx"
import type { HistoryOwner } from "./use-restore-version.ts"
import { type EditedPicture, pictureOf } from "../editor/pictures.ts"
import { fieldValues } from "../editor/record-values.ts"

/** Returns a function that restores a former version into a form; `images` are those the form shows. */
export function useFormerVersion(
  { state, mergeIncoming }: Pick<Editing, "state" | "mergeIncoming">,
  images: readonly Pick<Image, "id" | "path">[],
): HistoryOwner["restoreVersion"] {
  const { history: texts } = useDashboardTexts()
  const toast = useToast()
  return async (version, data) => {
    const { stored, typed } = state
    const { lostPictures, ...content } = formerContent(data, typed, images)
    const restored = edit(state, { type: "restore", content, before: stored.pictures })
    const isSame = changesOf({ stored: typed, typed: restored.typed }).length === 0
    const lost = lostPictures > 0 ? ` ${texts.picturesGone(lostPictures)}` : ""
    const report = (text: string) => toast({ text: `${text}${lost}`, about: "save" })
    return () =>
      isSame
        ? report(texts.sameAsForm(version))
        : mergeIncoming({
            name: texts.version(version),
            content,
            before: stored,
            onApplied: () => report(texts.inForm(version)),
          })
  }
}

type FormerImage = Pick<Image, "path"> & Partial<Image>

/**
 * Returns what a form restores of a former version: fields that both have, and pictures that still exist; `images` are
 * those the form knows. Pictures added since are removed if none is missing.
 */
export function formerContent(
  data: Readonly<Record<string, unknown>>,
  now: Content,
  images: readonly Pick<Image, "id" | "path">[],
): Content & { lostPictures: number } {
  const names = Object.keys(now.fields).filter((name) => Object.hasOwn(data, name))
  const former = (data["image_list"] ?? []) as readonly FormerImage[]
  const kept = formerPictures(former, images)
  const lostPictures = former.length - kept.length
  const came = now.pictures.filter(({ id }) => kept.length > 0 && kept.every((picture) => picture.id !== id))
  const gone = lostPictures > 0 ? [] : came.map((picture) => ({ ...picture, isGone: true }))
  return { fields: fieldValues(data, names), pictures: [...kept, ...gone], lostPictures }
}

/** A version identifies its images by file, several of which may be equal. It omits default values. */
function formerPictures(
  former: readonly FormerImage[],
  images: readonly Pick<Image, "id" | "path">[],
): EditedPicture[] {
  const kept: EditedPicture[] = []
  for (const image of former) {
    const use = images.find(({ id, path }) => path === image.path && !kept.some((picture) => picture.id === id))
    if (use) kept.push(pictureOf({ decorative: false, focus: focalCenter, ...image, id: use.id }))
  }
  return kept
}

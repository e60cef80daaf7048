import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { changesOf, edit } from "../editor/edit-state.ts"
import type { Editing } from "../editor/use-editing.ts"
import { useToast } from "../ui/toasts.tsx"
import { formerContent } from "./former-content.ts"
import type { HistoryOwner } from "./use-restore-version.ts"

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

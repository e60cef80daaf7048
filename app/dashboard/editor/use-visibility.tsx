import { type Language, languages } from "#contract/language.ts"
import { type Hidden, kindsHiddenByLanguage, pagesHiddenWhole, pagesNeverHidden } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { useAsk } from "../ui/confirm.tsx"
import type { MenuItem } from "../ui/menu-button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import type { DraftedEditor } from "./drafted-editor.ts"
import { WhatToHide, type WhatToHideChoice } from "./what-to-hide.tsx"

/** Returns the entries that take a record or one of its languages off the site, or put it there again. */
export function useVisibility(editor: DraftedEditor): MenuItem[] {
  const { editor: texts } = useDashboardTexts()
  const ask = useAsk()
  const toast = useToast()
  const { run } = useAction({ about: "save" })
  const { publication } = editor.drafting
  if (!publication || (editor.kind === "page" && pagesNeverHidden.includes(String(editor.at.id)))) return []
  const { hidden } = publication
  const isHidden = (language: Language) => hidden === "all" || hidden.includes(language)
  const write = async (next: Hidden, said: string) => {
    try {
      const json = { hidden: next }
      editor.takeStored(await callRecord(editor.at, "PATCH", { json, version: editor.latestVersion() }))
      await editor.drafting.refresh()
      toast({ text: said, about: "save" })
    } catch (error) {
      editor.takeStale(error)
      throw error
    }
  }
  if (hidden === "all") return [{ label: texts.republish, run: () => void run(() => write([], texts.published)) }]
  const shown = languages.filter((language) => !isHidden(language))
  // Without any language nothing is left of a record.
  const single = kindsHiddenByLanguage.has(editor.kind) && shown.length > 1 ? shown : []
  const canHideAll = editor.kind !== "page" || pagesHiddenWhole.includes(String(editor.at.id))
  const choices: readonly WhatToHideChoice[] = canHideAll ? ["all", ...single] : single
  const takeOff = async () => {
    let chosen: WhatToHideChoice = choices.includes("all") ? "all" : (choices.at(-1) ?? "all")
    const body = <WhatToHide choices={choices} start={chosen} onChoose={(choice) => (chosen = choice)} />
    const question = { title: texts.unpublishTitle, body, yes: texts.unpublish, danger: true }
    if ((await ask(question)) !== "yes") return
    await write(chosen === "all" ? "all" : [...hidden, chosen], texts.unpublished)
  }
  return [
    ...hidden.map((language) => ({
      label: texts.republishLanguage(language),
      run: () =>
        void run(() =>
          write(
            hidden.filter((one) => one !== language),
            texts.published,
          ),
        ),
    })),
    ...(choices.length > 0 ? [{ label: texts.unpublishAsk, isDanger: true, run: () => void run(takeOff) }] : []),
  ]
}

import { useState } from "react"
import { type Language, languages } from "#contract/language.ts"
import type { Hidden, PublishedKind } from "#contract/publishing.ts"
import { publishedKinds } from "#contract/record-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { LinksHere, useLeadOldLinks } from "./links-here.tsx"
import { type TargetChoice, noTarget } from "../page-target/target-field.tsx"
import type { EditableRecord } from "../editor/record-values.ts"
import { recordsOf } from "../translations/joint.ts"
import { useAsk } from "../ui/confirm.tsx"
import type { MenuItem } from "../ui/menu-button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import { TickField } from "../ui/ticks.tsx"

/** Returns the function that stores what of a record visitors do not see. */
function useWriteHidden(editor: RecordEditor) {
  const toast = useToast()
  return async (next: Hidden, said: string) => {
    try {
      editor.acceptVersion(await editor.store.patch({ hidden: next }, editor.latestVersion()))
      await editor.drafting.refresh()
      toast({ text: said, about: "save" })
    } catch (error) {
      editor.acceptStale(error)
      throw error
    }
  }
}

/** Returns the same as the act of a button. */
export function useHide(editor: RecordEditor): (next: Hidden, said: string) => Promise<boolean> {
  const write = useWriteHidden(editor)
  const { run } = useAction({ about: "save" })
  return (next, said) => run(() => write(next, said))
}

/** Returns the entries that take a record or one of its languages off the site, or put it there again. */
export function useVisibility(editor: RecordEditor): MenuItem[] {
  const { editor: texts } = useDashboardTexts()
  const ask = useAsk()
  const write = useWriteHidden(editor)
  const { run } = useAction({ about: "save" })
  const leadOldLinks = useLeadOldLinks()
  const { publication } = editor.drafting
  const kind = publishedKinds.find((published) => published === editor.kind)
  if (!publication || !kind) return []
  const { hidden, can_hide } = publication
  const isHidden = (language: Language) => hidden === "all" || hidden.includes(language)
  if (hidden === "all") return [{ label: texts.republish, run: () => run(() => write([], texts.published)) }]
  const { members } = editor.record
  const shown = languages.filter((language) => !isHidden(language) && (!members || members[language]))
  // Without any language nothing is left of a record.
  const single = can_hide.languages && shown.length > 1 ? shown : []
  const choices: readonly WhatToHideChoice[] = can_hide.whole ? ["all", ...single] : single
  const takeOff = async () => {
    let chosen: WhatToHideChoice = choices.includes("all") ? "all" : (choices.at(-1) ?? "all")
    let target = noTarget
    const body = (
      <WhatToHide
        kind={kind}
        record={editor.record}
        choices={choices}
        start={chosen}
        onChoose={(choice) => (chosen = choice)}
        onLead={(to) => (target = to)}
      />
    )
    const question = { title: texts.unpublishTitle, body, yes: texts.unpublish, danger: true }
    if ((await ask(question)) !== "yes") return
    await write(chosen === "all" ? "all" : [...hidden, chosen], texts.unpublished)
    if (chosen === "all") await leadOldLinks(kind, recordsOf(editor.record), target)
  }
  return [
    ...hidden.map((language) => ({
      label: texts.republishLanguage(language),
      run: () =>
        void run(() =>
          write(
            hidden.filter((other) => other !== language),
            texts.published,
          ),
        ),
    })),
    ...(choices.length > 0 ? [{ label: texts.unpublishAsk, isDanger: true, run: () => run(takeOff) }] : []),
  ]
}

type WhatToHideChoice = Language | "all"

interface WhatToHideProps {
  kind: PublishedKind
  record: EditableRecord
  choices: readonly WhatToHideChoice[]
  start: WhatToHideChoice
  onChoose: (choice: WhatToHideChoice) => void
  onLead: (to: TargetChoice) => void
}

/** What visitors are no longer to see: all of it, or one language. */
function WhatToHide({ kind, record, choices, start, onChoose, onLead }: WhatToHideProps) {
  const { editor: texts, common } = useDashboardTexts()
  const [chosen, setChosen] = useState<readonly WhatToHideChoice[]>([start])
  const hiding = recordsOf(record)
    .filter(
      (member) => !record.members || chosen.some((choice) => choice === "all" || record.members?.[choice] === member),
    )
    .map(({ id }) => id)
  const choose = ([choice = start]: readonly WhatToHideChoice[]) => {
    setChosen([choice])
    onChoose(choice)
  }
  return (
    <>
      {choices.length > 1 && (
        <TickField
          legend={texts.unpublishWhat}
          type="radio"
          options={choices.map((value) => ({
            value,
            label: value === "all" ? texts.unpublishAll : common.languageNames[value],
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <p>{texts.unpublishText}</p>
      <LinksHere kind={kind} ids={hiding} onLead={chosen.includes("all") ? onLead : undefined} />
    </>
  )
}

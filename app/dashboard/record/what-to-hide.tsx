import { useState } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { TickField } from "../ui/ticks.tsx"

export type WhatToHideChoice = Language | "all"

interface WhatToHideProps {
  choices: readonly WhatToHideChoice[]
  start: WhatToHideChoice
  onChoose: (choice: WhatToHideChoice) => void
}

/** What visitors are no longer to see: all of it, or one language. */
export function WhatToHide({ choices, start, onChoose }: WhatToHideProps) {
  const { editor: texts, common } = useDashboardTexts()
  const [chosen, setChosen] = useState<readonly WhatToHideChoice[]>([start])
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
    </>
  )
}

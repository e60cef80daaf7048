import { useState } from "react"
import { useRevalidator } from "react-router"
import { type Members, type SecondFactorRule, secondFactorRules } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { ownName } from "../shell/own-name.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Notice } from "../ui/notice.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"
import { withoutSecondFactor } from "./member-state.ts"

/** People without second factor, who must have one, and a way to change that. */
export function FactorNote({ members }: { members: Members }) {
  const { people: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  const { second_factor: rule, items } = members
  const lacking = withoutSecondFactor(items).map(ownName)
  const isWarning = lacking.length > 0
  return (
    <div className={isWarning ? "factor-note factor-warn" : "factor-note"}>
      <Icon name={isWarning ? "warn" : "info"} />
      <p>
        {isWarning && <b>{texts.lacking(lacking)} </b>}
        {texts.ruleNow[rule]}
      </p>
      <button type="button" className="text-button" onClick={() => setIsOpen(true)}>
        {rule === "off" ? texts.askOfEverybody : texts.changeRule}
      </button>
      {isOpen && <RuleDialog rule={rule} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function RuleDialog({ rule, onClose }: { rule: Members["second_factor"]; onClose: () => void }) {
  const { people: texts, common } = useDashboardTexts()
  const { revalidate } = useRevalidator()
  const refresh = useRefresh()
  const toast = useToast()
  const [chosen, setChosen] = useState<SecondFactorRule>(rule === "off" ? "everybody" : rule)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await callApi("PATCH /people", { json: { second_factor: chosen } })
      toast({ text: texts.ruleChanged })
      onClose()
      await refresh("GET /people")
      // The rule may apply to the current account, for which the shell requires the set-up.
      await revalidate()
    } catch (error) {
      setFailure(errorText(common, error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={texts.ruleTitle} size="medium" onClose={onClose}>
      <p>{texts.ruleText}</p>
      <TickField
        legend={texts.ruleLegend}
        type="radio"
        options={secondFactorRules.map((value) => ({ value, ...texts.rules[value] }))}
        chosen={[chosen]}
        onChoose={([first]) => setChosen(first ?? chosen)}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className="action-row">
        <Button look="line" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button busy={isBusy} onClick={() => void save()}>
          {common.save}
        </Button>
      </div>
    </Dialog>
  )
}

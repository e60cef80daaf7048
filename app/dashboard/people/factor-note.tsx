import { useState } from "react"
import { useRevalidator } from "react-router"
import { type SecondFactorRule, secondFactorRules } from "#contract/people-constants.ts"
import type { Members } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { ownName } from "../shell/own-name.ts"
import { DialogForm } from "../ui/form.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
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
  const form = useForm({
    start: { rule: rule === "off" ? ("everybody" as SecondFactorRule) : rule },
    send: async ({ rule: second_factor }) => {
      await callApi("PATCH /people", { json: { second_factor } })
      toast({ text: texts.ruleChanged })
      onClose()
      await refresh("GET /people")
      // The rule may apply to the current account, for which the shell requires the set-up.
      await revalidate()
    },
  })
  return (
    <DialogForm
      form={form}
      title={texts.ruleTitle}
      size="medium"
      lead={<p>{texts.ruleText}</p>}
      action={common.save}
      onClose={onClose}
    >
      <TickField
        legend={texts.ruleLegend}
        type="radio"
        options={secondFactorRules.map((value) => ({ value, ...texts.rules[value] }))}
        chosen={[form.values.rule]}
        onChoose={([chosen]) => chosen && form.set({ rule: chosen })}
      />
    </DialogForm>
  )
}

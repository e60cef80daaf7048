import { type FormEvent, useRef, useState } from "react"
import type { KeyAbility } from "#contract/ability.ts"
import type { AccessKeyInput, NewAccessKey } from "#contract/access-key.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/use-discard.ts"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { TickField } from "../ui/ticks.tsx"
import { keyGroups } from "./key-groups.ts"

const terms = { "90": 90, "365": 365, "730": 730, never: null } as const satisfies Record<
  string,
  AccessKeyInput["days"]
>
type Term = keyof typeof terms

interface MakeKeyDialogProps {
  onMade: (made: NewAccessKey) => void
  onClose: () => void
}

/** Form with name, abilities and expiry of a new access key. */
export function MakeKeyDialog({ onMade, onClose }: MakeKeyDialogProps) {
  const { accessKeys: texts, common } = useDashboardTexts()
  const form = useRef<HTMLFormElement>(null)
  const refresh = useRefresh()
  const [name, setName] = useState("")
  const [abilities, setAbilities] = useState<readonly KeyAbility[]>([])
  const [term, setTerm] = useState<Term>("365")
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isTyped = name !== "" || abilities.length > 0
  useUnkeptInput(isTyped)
  const close = useDiscard(isTyped, onClose)
  const refuse = (found: Readonly<Record<string, string>>, why: string | null) => {
    setErrors(found)
    setFailure(why)
    focusFirstInvalid(form)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(name.trim() === "" ? { name: common.fieldErrors.required } : {}),
      ...(abilities.length === 0 ? { abilities: texts.abilitiesMissing } : {}),
    }
    refuse(found, null)
    if (Object.keys(found).length > 0) return
    setIsBusy(true)
    try {
      onMade(await callApi("POST /token", { json: { name, abilities, days: terms[term] } }))
      await refresh("GET /token")
    } catch (error) {
      const refused = fieldErrorTexts(common, error)
      refuse(refused, Object.keys(refused).length > 0 ? null : errorText(common, error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={texts.makeTitle} size="medium" onClose={() => void close()}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          isRequired
          data-first-focus
          maxLength={100}
          autoComplete="off"
          value={name}
          error={errors["name"]}
          onValue={setName}
        />
        {keyGroups.map((group, index) => (
          <TickField
            key={group.name}
            legend={texts.groups[group.name]}
            type="checkbox"
            options={group.abilities.map((ability) => ({ value: ability, label: texts.abilities[ability] }))}
            chosen={abilities.filter((ability) => group.abilities.includes(ability))}
            onChoose={(chosen) =>
              setAbilities([...abilities.filter((ability) => !group.abilities.includes(ability)), ...chosen])
            }
            error={index === 0 ? errors["abilities"] : null}
          />
        ))}
        <TickField
          legend={texts.validFor}
          type="radio"
          isRow
          options={(["90", "365", "730", "never"] as const).map((value) => ({ value, label: texts.terms[value] }))}
          chosen={[term]}
          onChoose={([chosen]) => setTerm(chosen ?? term)}
        />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <DialogActions onCancel={() => void close()} busy={isBusy}>
          {texts.make}
        </DialogActions>
      </form>
    </Dialog>
  )
}

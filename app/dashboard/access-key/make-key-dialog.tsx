import type { KeyAbility } from "#contract/ability.ts"
import type { AccessKeyInput, NewAccessKey } from "#contract/access-key.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useForm } from "../ui/use-form.ts"

type GroupName = keyof DashboardTexts["accessKeys"]["groups"]

/** Abilities of access keys, as grouped in the form. */
export const keyGroups: readonly { name: GroupName; abilities: readonly KeyAbility[] }[] = [
  {
    name: "content",
    abilities: [
      "content.read",
      "content.draft",
      "content.translate",
      "content.publish",
      "images.edit",
      "addresses.edit",
    ],
  },
  { name: "parts", abilities: ["parts.edit", "parts.import"] },
  { name: "inquiries", abilities: ["inquiries.read", "inquiries.edit", "inquiries.export", "demand.read"] },
]

const terms = { "90": 90, "365": 365, "730": 730, never: null } as const satisfies Record<
  string,
  AccessKeyInput["days"]
>
type Term = keyof typeof terms

/** Form with name, abilities and expiry of a new access key. */
export function MakeKeyDialog({ onMade, onClose }: { onMade: (made: NewAccessKey) => void; onClose: () => void }) {
  const { accessKeys: texts, common } = useDashboardTexts()
  const refresh = useRefresh()
  const form = useForm({
    start: { name: "", abilities: [] as readonly KeyAbility[], term: "365" as Term },
    check: ({ name, abilities }) => ({
      name: name.trim() === "" ? common.fieldErrors.required : undefined,
      abilities: abilities.length === 0 ? texts.abilitiesMissing : undefined,
    }),
    send: async ({ name, abilities, term }) => {
      onMade(await callApi("POST /token", { json: { name, abilities, days: terms[term] } }))
      await refresh("GET /token")
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  const { abilities, term } = form.values
  return (
    <DialogForm form={form} title={texts.makeTitle} size="medium" action={texts.make} onClose={close}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        isRequired
        data-first-focus
        maxLength={100}
        autoComplete="off"
        {...form.field("name")}
      />
      {keyGroups.map((group, index) => (
        <TickField
          key={group.name}
          legend={texts.groups[group.name]}
          type="checkbox"
          options={group.abilities.map((ability) => ({ value: ability, label: texts.abilities[ability] }))}
          chosen={abilities.filter((ability) => group.abilities.includes(ability))}
          onChoose={(chosen) =>
            form.set({
              abilities: [...abilities.filter((ability) => !group.abilities.includes(ability)), ...chosen],
            })
          }
          error={index === 0 ? form.errors["abilities"] : null}
        />
      ))}
      <TickField
        legend={texts.validFor}
        type="radio"
        isRow
        options={(["90", "365", "730", "never"] as const).map((value) => ({ value, label: texts.terms[value] }))}
        chosen={[term]}
        onChoose={([chosen]) => form.set({ term: chosen ?? term })}
      />
    </DialogForm>
  )
}

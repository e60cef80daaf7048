import { type FormEvent, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { roles as allRoles } from "#contract/ability.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { languages as allLanguages } from "#contract/language.ts"
import type { Invited, Member } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/use-discard.ts"
import { ownName } from "../shell/own-name.ts"
import { useShell } from "../ui/shell-context.tsx"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"

type MemberValues = Pick<Member, "name" | "login" | "email" | "roles" | "languages">
type Errors = Readonly<Record<string, string>>

interface MemberDialogProps {
  /** Null to invite somebody. */
  member: Member | null
  onInvited: (invited: Invited) => void
  onClose: () => void
}

/** Dialog with name, login, address and roles of a person to be invited or changed. */
export function MemberDialog({ member, onInvited, onClose }: MemberDialogProps) {
  const { people: texts, common } = useDashboardTexts()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useMemberForm(formRef, member, onInvited, onClose)
  const { values, errors, set } = form
  const close = useDiscard(form.isTyped, onClose)
  const line = (name: "name" | "login" | "email") => ({
    value: values[name],
    error: errors[name],
    autoComplete: "off",
    onValue: (value: string) => set({ [name]: value }),
  })
  return (
    <Dialog
      title={member ? texts.editTitle(ownName(member)) : texts.inviteTitle}
      size="medium"
      onClose={() => void close()}
    >
      <form ref={formRef} noValidate onSubmit={form.submit}>
        <div className="field-pair">
          <TextField
            label={texts.name}
            isRequired
            data-first-focus
            maxLength={dashboardLimits.setting}
            {...line("name")}
          />
          <TextField
            label={texts.login}
            isRequired
            maxLength={dashboardLimits.loginMax}
            autoCapitalize="off"
            spellCheck={false}
            {...line("login")}
          />
        </div>
        <TextField
          label={texts.email}
          type="email"
          hint={texts.emailHint}
          placeholder={texts.emailOptional}
          maxLength={dashboardLimits.setting}
          {...line("email")}
        />
        <TickField
          legend={texts.columns.roles}
          type="checkbox"
          options={allRoles.map((role) => ({
            value: role,
            label: texts.roles[role].name,
            text: texts.roles[role].text,
            ...(role === "translator" ? { more: <OwnLanguages values={values} errors={errors} set={set} /> } : {}),
          }))}
          chosen={values.roles}
          onChoose={(roles) => set({ roles })}
          error={errors["roles"]}
        />
        {form.failure !== null && <Notice tone="bad">{form.failure}</Notice>}
        <DialogActions onCancel={() => void close()} busy={form.isBusy}>
          {member ? common.save : texts.inviteNamed(values.name.trim())}
        </DialogActions>
      </form>
    </Dialog>
  )
}

function OwnLanguages({ values, errors, set }: Pick<ReturnType<typeof useMemberForm>, "values" | "errors" | "set">) {
  const { people: texts, common } = useDashboardTexts()
  return (
    <TickField
      legend={texts.ownLanguages}
      type="checkbox"
      isRow
      options={allLanguages.map((language) => ({ value: language, label: common.languageNames[language] }))}
      chosen={values.languages}
      onChoose={(languages) => set({ languages })}
      error={errors["languages"]}
    />
  )
}

function useMemberForm(
  form: { current: HTMLFormElement | null },
  member: Member | null,
  onInvited: (invited: Invited) => void,
  onClose: () => void,
) {
  const { people: texts, common } = useDashboardTexts()
  const { account } = useShell()
  const { revalidate } = useRevalidator()
  const refresh = useRefresh()
  const toast = useToast()
  const [start] = useState<MemberValues>(() => member ?? { name: "", login: "", email: "", roles: [], languages: [] })
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isTyped = changesOf(start, values) !== null
  useUnkeptInput(isTyped)
  const refuse = (found: Errors, why: string | null) => {
    setErrors(found)
    setFailure(why)
    focusFirstInvalid(form)
  }
  const send = async () => {
    const json = changesOf(start, values)
    if (member === null) onInvited(await callApi("POST /people", { json: values }))
    else {
      if (json !== null) await callApi("PATCH /people/:id", { params: { id: member.id }, json })
      toast({ text: common.updated })
      onClose()
    }
    await refresh("GET /people")
    if (member?.id === account.id) await revalidate()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = memberFaults(values, texts, common)
    if (Object.keys(found).length > 0) return refuse(found, null)
    refuse({}, null)
    setIsBusy(true)
    try {
      await send()
    } catch (error) {
      const refused = fieldErrorTexts(common, error)
      const isTaken = (path: string) =>
        isCode(error, "invalid") && error.problem.errors?.some((one) => one.path === path && one.code === "duplicate")
      refuse(
        {
          ...refused,
          ...(isTaken("login") ? { login: texts.loginTaken } : {}),
          ...(isTaken("email") ? { email: texts.emailTaken } : {}),
        },
        Object.keys(refused).length > 0 ? null : errorText(common, error),
      )
      setIsBusy(false)
    }
  }
  return {
    values,
    errors,
    failure,
    isBusy,
    isTyped,
    set: (change: Partial<MemberValues>) => setValues((all) => ({ ...all, ...change })),
    submit: (event: FormEvent) => void submit(event),
  }
}

/** Returns the differences between two states of the form; null for none. */
function changesOf(start: MemberValues, values: MemberValues): Partial<MemberValues> | null {
  const { name, login, email, roles, languages } = values
  const changed = Object.entries({ name, login, email, roles, languages }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(start[key as keyof MemberValues]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** Returns validation errors by field. */
function memberFaults(
  { name, login, roles, languages }: MemberValues,
  texts: DashboardTexts["people"],
  { fieldErrors }: DashboardTexts["common"],
): Errors {
  return {
    ...(name.trim() === "" ? { name: fieldErrors.required } : {}),
    ...(login.trim() === "" ? { login: fieldErrors.required } : {}),
    ...(roles.length === 0 ? { roles: texts.rolesMissing } : {}),
    ...(roles.includes("translator") && languages.length === 0 ? { languages: texts.languagesMissing } : {}),
  }
}

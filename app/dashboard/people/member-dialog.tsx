import { useState } from "react"
import { roles as allRoles } from "#contract/ability.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { languages as allLanguages } from "#contract/language.ts"
import type { Invited, Member } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { fieldErrorTexts, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { ownName } from "../ui/own-name.ts"
import { useShell } from "../ui/shell-context.tsx"
import { TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type Errors, useForm } from "../ui/use-form.ts"
import { useReloadShell } from "../ui/use-reload-shell.ts"

type MemberValues = Pick<Member, "name" | "login" | "email" | "roles" | "languages">

interface MemberDialogProps {
  /** Null to invite somebody. */
  member: Member | null
  onInvited: (invited: Invited) => void
  onClose: () => void
}

/** Dialog with name, login, address and roles of a person to be invited or changed. */
export function MemberDialog({ member, onInvited, onClose }: MemberDialogProps) {
  const { people: texts, common } = useDashboardTexts()
  const form = useMemberForm(member, onInvited, onClose)
  const { values, errors, set } = form
  const close = useGuardedClose(form.isTyped, onClose)
  const line = (name: "name" | "login" | "email") => ({ ...form.field(name), autoComplete: "off" })
  return (
    <DialogForm
      form={form}
      title={member ? texts.editTitle(ownName(member)) : texts.inviteTitle}
      size="medium"
      action={member ? common.save : texts.inviteNamed(values.name.trim())}
      onClose={close}
    >
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
    </DialogForm>
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

function useMemberForm(member: Member | null, onInvited: (invited: Invited) => void, onClose: () => void) {
  const { people: texts, common } = useDashboardTexts()
  const { account } = useShell()
  const reloadShell = useReloadShell()
  const refresh = useRefresh()
  const toast = useToast()
  const [start] = useState<MemberValues>(() => formValues(member ?? empty))
  return useForm<MemberValues>({
    start,
    check: (values) => memberFaults(values, texts, common),
    send: async (values) => {
      if (member === null) onInvited(await callApi("POST /people", { json: values }))
      else {
        const json = changesOf(start, values)
        if (json !== null) await callApi("PATCH /people/:id", { params: { id: member.id }, json })
        toast({ text: common.updated })
        onClose()
      }
      await refresh("GET /people")
      if (member?.id === account.id) await reloadShell()
    },
    explain: (error) => {
      if (!isCode(error, "invalid")) return null
      const isTaken = (path: string) =>
        error.problem.errors?.some((fault) => fault.path === path && fault.code === "duplicate")
      return {
        errors: {
          ...fieldErrorTexts(common, error),
          ...(isTaken("login") ? { login: texts.loginTaken } : {}),
          ...(isTaken("email") ? { email: texts.emailTaken } : {}),
        },
      }
    },
  })
}

const empty: MemberValues = { name: "", login: "", email: "", roles: [], languages: [] }

const formValues = ({ name, login, email, roles, languages }: MemberValues): MemberValues => ({
  name,
  login,
  email,
  roles,
  languages,
})

/** Returns the differences between two states of the form; null for none. */
function changesOf(start: MemberValues, values: MemberValues): Partial<MemberValues> | null {
  const changed = Object.entries(values).filter(
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

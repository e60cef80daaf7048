import type { Redirect } from "#contract/redirect.ts"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { type TargetChoice, TargetField, noTarget } from "../page-target/target-field.tsx"
import { useState } from "react"
import type { Language } from "#contract/language.ts"
import { ApiError, callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import { languageOfPath, nameOfPage, pathOfPage } from "../page-target/page-names.ts"

interface Values {
  from: string
  target: TargetChoice
  /** Language of the target's titles; null for that of the old address. */
  language: Language | null
}

const languageOf = ({ from, language }: Values): Language => language ?? languageOfPath(from)

/** Returns the target to store: a page in the chosen language, a typed path as it is. */
function targetOf(values: Values): TargetChoice {
  const { page, target } = values.target
  return { ...values.target, target: page && !/[?#]/u.test(target) ? pathOfPage(page, languageOf(values)) : target }
}

/** Form of a redirect from an old address, new or stored; `target` is what its field needs. */
function useRedirectForm(redirect: Redirect | undefined, onStored: () => void) {
  const { redirects: texts, common } = useDashboardTexts()
  const shownIn = useDashboardLanguage()
  const toast = useToast()
  const refresh = useRefresh()
  const [start] = useState((): Values => {
    if (!redirect) return { from: "", target: noTarget, language: null }
    const { target, status, page } = redirect
    const text = status === 410 ? texts.form.gone : page ? nameOfPage(texts, page, shownIn).text : target
    return {
      from: redirect.from,
      target: { target, status, page, text },
      language: target ? languageOfPath(target) : null,
    }
  })
  const wordsOf = (code: string): string => {
    const words: Readonly<Record<string, string>> = { ...common.fieldErrors, ...texts.form.errors }
    return words[code] ?? common.fieldErrors.invalid
  }
  const form = useForm<Values>({
    start,
    check: (values) => {
      const { status, target } = targetOf(values)
      const { required } = common.fieldErrors
      if (values.from.trim() === "") return { from: required }
      return { target: status === 308 && target === "" ? required : undefined }
    },
    send: async (values) => {
      const { from } = values
      const { target, status } = targetOf(values)
      const json = { from, target, status }
      if (redirect)
        await callApi("PATCH /redirect/:id", { params: { id: redirect.id }, version: redirect.version, json })
      else await callApi("POST /redirect", { json })
      toast({ text: redirect ? texts.form.changed(from) : texts.form.added(from) })
      await refresh("GET /redirect")
      onStored()
    },
    explain: (error) => {
      const faults = error instanceof ApiError ? (error.problem.errors ?? []) : []
      return faults.length === 0
        ? null
        : { errors: Object.fromEntries(faults.map(({ path, code }) => [path, wordsOf(code)])) }
    },
  })
  return {
    ...form,
    target: {
      choice: targetOf(form.values),
      language: languageOf(form.values),
      error: form.errors["target"],
      onChoose: (target: TargetChoice) => form.set({ target, from: form.values.from }),
      onLanguage: (language: Language) => form.set({ language }),
    },
  }
}

interface RedirectDialogProps {
  /** Redirect to change; without it a new one. */
  redirect?: Redirect | undefined
  onClose: () => void
}

/** Old address and target page of one redirect. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { redirects: texts } = useDashboardTexts()
  const form = useRedirectForm(redirect, onClose)
  const close = useGuardedClose(form.isTyped, onClose)
  return (
    <DialogForm
      form={form}
      title={redirect ? texts.form.editTitle : texts.form.addTitle}
      size="medium"
      action={form.target.choice.status === 410 ? texts.form.saveGone : texts.form.save}
      onClose={close}
    >
      <TextField
        label={texts.form.from}
        hint={texts.form.fromHint}
        isRequired
        data-first-focus
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        {...form.field("from")}
      />
      <TargetField {...form.target} />
    </DialogForm>
  )
}

import type { MissingAddress, Redirect } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ApiError, callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import type { TargetChoice } from "./target-field.tsx"

/** Errors of a redirect by field, in words; `null` when it was stored. */
export type RedirectErrors = { from?: string; target?: string; other?: string } | null

/** Adds, changes and removes redirects, and hides missing addresses; a removal can be undone from its message. */
export function useRedirectChanges() {
  const { redirects: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const refreshAll = () => refresh("GET /redirect", "GET /redirect/missing")
  const fail = (error: unknown) => toast({ text: `${texts.failed} ${errorText(common, error)}`, isError: true })
  const wordsOf = (code: string): string =>
    Object.hasOwn(texts.form.errors, code)
      ? texts.form.errors[code as keyof typeof texts.form.errors]
      : Object.hasOwn(common.fieldErrors, code)
        ? common.fieldErrors[code as keyof typeof common.fieldErrors]
        : common.fieldErrors.invalid
  const errorsOf = (error: unknown): RedirectErrors => {
    const fields = error instanceof ApiError ? (error.problem.errors ?? []) : []
    const known = Object.fromEntries(fields.map(({ path, code }) => [path, wordsOf(code)]))
    return Object.keys(known).length > 0 ? known : { other: errorText(common, error) }
  }
  /** Stores a new redirect, or changes `before` if given. */
  const save = async (from: string, { target, status }: TargetChoice, before?: Redirect): Promise<RedirectErrors> => {
    if (from.trim() === "") return { from: common.fieldErrors.required }
    if (status === 308 && target === "") return { target: common.fieldErrors.required }
    try {
      const json = { from, target, status }
      if (before) await callApi("PATCH /redirect/:id", { params: { id: before.id }, version: before.version, json })
      else await callApi("POST /redirect", { json })
      toast({ text: before ? texts.form.changed(from) : texts.form.added(from) })
      await refreshAll()
      return null
    } catch (error) {
      return errorsOf(error)
    }
  }
  const putBack = async ({ from, target, status }: Redirect) => {
    try {
      await callApi("POST /redirect", { json: { from, target, status } })
      await refreshAll()
    } catch (error) {
      fail(error)
    }
  }
  const remove = async (redirect: Redirect) => {
    try {
      await callApi("DELETE /redirect/:id", { params: { id: redirect.id }, version: redirect.version })
      const action = { label: texts.undo, run: () => void putBack(redirect) }
      toast({ text: texts.list.removed(redirect.from), about: `redirect ${redirect.id}`, action })
    } catch (error) {
      fail(error)
    }
    await refreshAll()
  }
  const forget = async ({ id, path }: MissingAddress) => {
    try {
      await callApi("DELETE /redirect/missing/:id", { params: { id } })
      toast({ text: texts.missing.forgotten(path) })
      await refresh("GET /redirect/missing")
    } catch (error) {
      fail(error)
    }
  }
  return { save, remove, forget }
}

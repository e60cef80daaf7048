import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { ApiError } from "./call-api.ts"

type Common = DashboardTexts["common"]

/** Returns whether texts have one of this name. */
export const hasKey = <T extends object>(texts: T, key: PropertyKey): key is keyof T => Object.hasOwn(texts, key)

/** Returns the message of an error, in the dashboard's language. */
export function errorText(common: Common, error: unknown): string {
  return errorCodeText(common, error instanceof ApiError ? error.problem.code : "other")
}

export const errorCodeText = (common: Common, code: string): string =>
  hasKey(common.errors, code) ? common.errors[code] : common.errors.other

/** Returns the messages of rejected values, by path. */
export function fieldErrorTexts(common: Common, error: unknown): Record<string, string> {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : []
  return Object.fromEntries(errors.map(({ path, code }) => [path, fieldCodeText(common, code)]))
}

/** Returns the message of a rejected value's code, which may be that of an error as well. */
export function fieldCodeText({ errors, fieldErrors }: Common, code: string): string {
  if (hasKey(fieldErrors, code)) return fieldErrors[code]
  return hasKey(errors, code) ? errors[code] : fieldErrors.invalid
}

/** Rejects with an error of a deletion, but not when somebody else has deleted it already. */
export function unlessGone(error: unknown): void {
  if (!isCode(error, "not_found")) throw error
}

export const isCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.problem.code === code

import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { ApiError } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"

/** Returns why an upload failed; what is wrong with the file, where the server says so. */
export const uploadErrorText = (common: DashboardTexts["common"], error: unknown): string =>
  fieldErrorTexts(common, error)["image"] ?? errorText(common, error)

/** Returns whether the server rejected the file itself, which another attempt does not change. */
export const isOfFile = (error: unknown): boolean => error instanceof ApiError && [413, 415, 422].includes(error.status)

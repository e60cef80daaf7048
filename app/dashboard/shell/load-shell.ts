import type { Settings } from "#contract/settings.ts"
import { loadDashboardTexts } from "#app/i18n/dashboard/load-dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { readToken, removeToken } from "../api/token.ts"
import { leaveToSignIn } from "../sign-in/leave-to-sign-in.ts"

/** Returns the address of the company's logo for dark ground; "" for that of the design. */
const darkLogoOf = ({ images }: Pick<Settings, "images">): string => {
  const path = images.logo_dark || images.logo
  return path && `/${path}`
}

/** Loads account and company; without a token requests nothing. */
export async function loadShell() {
  const language = await loadDashboardTexts()
  if (!readToken()) return { state: "nobody", language } as const
  try {
    const [account, settings] = await Promise.all([callApi("POST /auth/me"), callApi("GET /settings")])
    if (account.must_set_second_factor) {
      window.location.replace("/controller/second-factor")
      return { state: "leaving", language } as const
    }
    if (!account.must_change_password)
      return {
        state: "signed-in",
        language,
        account,
        logo: darkLogoOf(settings),
        company: settings.company_name || language.texts.common.dashboard,
      } as const
    removeToken()
    leaveToSignIn()
  } catch (error) {
    if (!isCode(error, "unauthorized")) return { state: "failed", language, error } as const
    removeToken()
    leaveToSignIn("ended")
  }
  return { state: "leaving", language } as const
}

import { QueryClientProvider } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { type ShouldRevalidateFunctionArgs, Outlet, useLocation, useRevalidator } from "react-router"
import type { Account } from "#contract/auth.ts"
import { DashboardLanguageProvider, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Route } from "./+types/layout.ts"
import { createQueryClient } from "./api/create-query-client.ts"
import { AnswerGuard } from "./inquiry/answer-guard.ts"
import { LeaveGuard, PasswordGuard, SessionGuard } from "./shell/guards.tsx"
import { screenAbility } from "./entries.ts"
import { MobileBar } from "./shell/mobile-bar.tsx"
import { NotAllowed, NotFound, ShellSkeleton } from "./shell/shell-states.tsx"
import { Rail } from "./shell/rail.tsx"
import { ShellProvider, useShell } from "./ui/shell-context.tsx"
import { useKeepFocus } from "./shell/use-keep-focus.ts"
import { ConfirmProvider } from "./ui/confirm.tsx"
import { LoadError } from "./ui/states.tsx"
import { ToastProvider } from "./ui/toasts.tsx"
import { isShellReloading } from "./ui/use-reload-shell.ts"
import "./dashboard.css"
import { loadDashboardTexts } from "#app/i18n/dashboard/load-dashboard-texts.ts"
import { callApi } from "./api/call-api.ts"
import { isCode } from "./api/error-text.ts"
import { markStaff, readToken, removeToken } from "./api/token.ts"
import { darkLogoOf } from "./sign-in/dark-logo.ts"
import { leaveToSignIn } from "./sign-in/leave-to-sign-in.ts"

/** Loads account and company; without a token requests nothing. */
async function loadShell() {
  const language = await loadDashboardTexts()
  if (!readToken()) return { state: "nobody", language } as const
  try {
    const [account, settings] = await Promise.all([callApi("POST /auth/me"), callApi("GET /settings")])
    if (account.must_set_second_factor) {
      window.location.replace("/controller/second-factor")
      return { state: "leaving", language } as const
    }
    if (!account.must_change_password) {
      markStaff()
      return {
        state: "signed-in",
        language,
        account,
        logo: darkLogoOf(settings),
        company: settings.company_name || language.texts.common.dashboard,
      } as const
    }
    removeToken()
    leaveToSignIn()
  } catch (error) {
    if (!isCode(error, "unauthorized")) return { state: "failed", language, error } as const
    removeToken()
    leaveToSignIn("ended")
  }
  return { state: "leaving", language } as const
}

export const clientLoader = loadShell

// Checked once: a later expiry is reported by the failing call.
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isShellReloading() || (currentUrl.href === nextUrl.href && defaultShouldRevalidate)

export function HydrateFallback() {
  return <ShellSkeleton />
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { state, language } = loaderData
  if (state === "leaving") return <ShellSkeleton />
  return (
    <DashboardLanguageProvider value={language}>
      {state === "nobody" && <NotFound />}
      {state === "failed" && <Unreachable error={loaderData.error} />}
      {state === "signed-in" && <SignedInFrame {...loaderData} />}
    </DashboardLanguageProvider>
  )
}

function SignedInFrame({ company, logo, account }: { company: string; logo: string; account: Account }) {
  const { shell } = useDashboardTexts()
  const [client] = useState(createQueryClient)
  useKeepFocus()
  return (
    <QueryClientProvider client={client}>
      <ShellProvider company={company} logo={logo} account={account}>
        <ToastProvider>
          <ConfirmProvider>
            <a className="skip" href="#main">
              {shell.skip}
            </a>
            <div className="dash">
              <MobileBar />
              <aside className="rail rail-in on-ink" aria-label={shell.navigation}>
                <Rail />
              </aside>
              <Work />
            </div>
            <AnswerGuard />
            <SessionGuard />
            <LeaveGuard />
            <PasswordGuard />
          </ConfirmProvider>
        </ToastProvider>
      </ShellProvider>
    </QueryClientProvider>
  )
}

/** After a navigation inside the dashboard, focus moves to the new heading, as after a full load. */
function Work() {
  const { pathname } = useLocation()
  const { account } = useShell()
  const needed = screenAbility(pathname)
  const isAllowed = needed === null || account.abilities.includes(needed)
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main className="work" id="main" ref={ref} tabIndex={-1}>
      {isAllowed ? <Outlet /> : <NotAllowed />}
    </main>
  )
}

function Unreachable({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator()
  const { common } = useDashboardTexts()
  return (
    <main id="main" className="lone">
      <title>{common.dashboard}</title>
      <h1>{common.dashboard}</h1>
      <LoadError error={error} onRetry={() => void revalidate()} />
    </main>
  )
}

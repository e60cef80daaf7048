import { DashboardLanguageProvider, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { DeviceSetup } from "./device-setup.tsx"
import { readToken } from "../api/token.ts"
import type { Route } from "./+types/second-factor-page.ts"
import { Gate, type GateCompany, GateSkeleton, loadGate } from "../sign-in/gate.tsx"
import "../dashboard.css"

export async function clientLoader() {
  if (!readToken()) window.location.replace("/controller")
  return loadGate()
}

export function HydrateFallback() {
  return <GateSkeleton title="Second factor" />
}

/** Set-up of a second factor required by the site's rule: nothing else is accessible until then. */
export default function SecondFactorPage({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardLanguageProvider value={loaderData.language}>
      <Setup company={loaderData.company} />
    </DashboardLanguageProvider>
  )
}

function Setup({ company }: { company: GateCompany }) {
  const { signIn } = useDashboardTexts()
  return (
    <Gate company={company} title={signIn.mustSetTitle} lead={signIn.mustSetLead}>
      <DeviceSetup isFirst onDone={() => window.location.assign("/dashboard")} />
    </Gate>
  )
}

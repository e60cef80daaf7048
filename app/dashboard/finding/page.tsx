import { useQuery } from "@tanstack/react-query"
import { openingPoints } from "#contract/finding-constants.ts"
import type { SiteFinding } from "#contract/finding.ts"
import type { Settings } from "#contract/settings.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read, useRefresh } from "../api/read.ts"
import { SettingsTabs } from "../ui/settings-tabs.tsx"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { SkeletonRows } from "../ui/states.tsx"
import { FindingRow } from "./finding-row.tsx"
import { OpenSwitch } from "./open-switch.tsx"
import { seeFromOutside } from "./see-from-outside.ts"
import "./finding.css"

/** Whether all is well, what is not, and whether the site is open. */
export default function HealthPage() {
  const { findings: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const refresh = useRefresh()
  const findings = useQuery(read("GET /finding"))
  const { data: settings } = useQuery(read("GET /settings"))
  return (
    <>
      <PageHeader
        title={texts.title}
        stamp={findings.data ? texts.measured(formatMoment(findings.data.measured_at, language)) : "\u00a0"}
      >
        <Button look="line" onClick={() => void refresh("GET /finding", "GET /settings")}>
          {texts.again}
        </Button>
      </PageHeader>
      <SettingsTabs />
      <Loaded query={findings} failed={texts.failed} skeleton={<SkeletonRows rows={8} />}>
        {(data) => settings && <Health findings={seeFromOutside(data)} settings={settings} />}
      </Loaded>
    </>
  )
}

/** What somebody should look at, first. */
const worstFirst = (findings: readonly SiteFinding[]) => {
  const rank = ({ state, ignored_by }: SiteFinding) => (ignored_by ? 2 : { fault: 0, look: 1, fine: 3 }[state])
  return findings.toSorted((one, other) => rank(one) - rank(other))
}

function Health({ findings, settings }: { findings: readonly SiteFinding[]; settings: Settings }) {
  const { findings: texts } = useDashboardTexts()
  const isClosed = settings.open === 0
  const points = findings.filter(({ check }) => openingPoints[check])
  const others = isClosed ? findings.filter(({ check }) => !openingPoints[check]) : findings
  const waiting = others.filter(({ state, ignored_by }) => state !== "fine" && ignored_by === "")
  const done = points.filter(({ state }) => state === "fine").length
  return (
    <>
      <OpenSwitch settings={settings} points={points} />
      {isClosed && (
        <section className="d-sec">
          <h2>
            {texts.beforeOpening} <small>{texts.done(done, points.length)}</small>
          </h2>
          <ul className="findings">
            {points.map((finding) => (
              <FindingRow key={finding.check} finding={finding} />
            ))}
          </ul>
        </section>
      )}
      <section className="d-sec">
        <h2>
          {texts.checksTitle} <small>{waiting.length === 0 ? texts.allWell : texts.toLookAt(waiting.length)}</small>
        </h2>
        <ul className="findings">
          {worstFirst(others).map((finding) => (
            <FindingRow key={finding.check} finding={finding} />
          ))}
        </ul>
      </section>
    </>
  )
}

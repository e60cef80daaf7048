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
import { seeFromOutside } from "./see-from-outside.ts"
import "./finding.css"
import { callRecord } from "../api/call-record.ts"
import { useAction } from "../ui/use-action.ts"
import { ViewSiteLink } from "../shell/view-site-link.tsx"

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
  return findings.toSorted((left, right) => rank(left) - rank(right))
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

/** Opens the site once the needed points are settled, and closes it for a while. */
function OpenSwitch({ settings, points }: { settings: Settings; points: readonly SiteFinding[] }) {
  const { findings: texts } = useDashboardTexts()
  const isClosed = settings.open === 0
  const missing = points.filter(({ check, state }) => openingPoints[check] === "needed" && state !== "fine")
  const action = useAction({
    failed: texts.switchFailed,
    about: "open",
    done: isClosed ? texts.opened : texts.closed,
    refreshes: ["GET /settings", "GET /finding"],
    ...(isClosed ? {} : { question: { title: texts.closeTitle, body: texts.closeText, yes: texts.close } }),
  })
  const turn = () =>
    action.run(() =>
      callRecord({ kind: "settings", id: 1 }, "PATCH", {
        json: { open: isClosed ? 1 : 0 },
        version: settings.version,
      }),
    )
  const isHeld = isClosed && missing.length > 0
  return (
    <section className={isClosed ? "open-switch open-switch-closed" : "open-switch"} aria-labelledby="open-switch">
      <div>
        <h2 id="open-switch">{isClosed ? texts.isClosed : texts.isOpen}</h2>
        <p>{isClosed ? texts.isClosedText : texts.isOpenText}</p>
        {isHeld && <p id="open-missing">{texts.missing(missing.map(({ check }) => texts.checks[check].title))}</p>}
      </div>
      <div className="action-row">
        <ViewSiteLink to="/">{texts.seeSite}</ViewSiteLink>
        <Button
          look={isClosed && !isHeld ? "main" : "line"}
          busy={action.isBusy}
          {...(isHeld ? { "aria-disabled": true, "aria-describedby": "open-missing" } : {})}
          onClick={() => {
            if (!isHeld) void turn()
          }}
        >
          {isClosed ? texts.open : texts.closeAsk}
        </Button>
      </div>
    </section>
  )
}

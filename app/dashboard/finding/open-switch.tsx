import { openingPoints } from "#contract/finding-constants.ts"
import type { SiteFinding } from "#contract/finding.ts"
import type { Settings } from "#contract/settings.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { Button } from "../ui/button.tsx"
import { useAction } from "../ui/use-action.ts"
import { ViewSiteLink } from "../shell/view-site-link.tsx"

/** Opens the site once the needed points are settled, and closes it for a while. */
export function OpenSwitch({ settings, points }: { settings: Settings; points: readonly SiteFinding[] }) {
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

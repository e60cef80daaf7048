import { Link } from "react-router"
import { type FindingName, openingPoints } from "#contract/finding-constants.ts"
import type { SiteFinding } from "#contract/finding.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { useAction } from "../ui/use-action.ts"

/** Screen on which each finding is settled. */
const findingLinks: Partial<Record<FindingName, string>> = {
  company: "/dashboard/settings",
  imprint: "/dashboard/settings",
  privacy: "/dashboard/privacy-policy",
  "backup-copy": "/dashboard/backup",
  "second-factor": "/dashboard/settings/people",
  backup: "/dashboard/backup",
  disk: "/dashboard/backup",
  mail: "/dashboard/requests",
  keys: "/dashboard/settings/access-keys",
  "alt-texts": "/dashboard/pictures",
  mailbox: "/dashboard/requests",
  translations: "/dashboard/translations",
  links: "/dashboard/addresses",
  substitutes: "/dashboard/spares",
}

/** One check: what it found, what to do about it, and where. */
export function FindingRow({ finding }: { finding: SiteFinding }) {
  const { findings: texts } = useDashboardTexts()
  const { check, state, count, detail, ignored_by } = finding
  const { title, advice, evidence } = texts.checks[check]
  const isFine = state === "fine"
  const to = findingLinks[check]
  // Nothing to count is nothing to say.
  const words = isFine && count === 0 && detail === "" ? "" : evidence(count ?? 0, detail)
  return (
    <li className={state === "fault" && !ignored_by ? "finding finding-fault" : "finding"} id={`finding-${check}`}>
      <Icon name={isFine ? "check" : "warn"} />
      <div>
        <b>{title}</b> <small>{openingPoints[check] === "needed" ? texts.needed : texts.states[state]}</small>
        {words && <p>{words}</p>}
        {!isFine && <p>{ignored_by ? texts.ignoredBy(ignored_by) : advice}</p>}
      </div>
      <div className="action-row">
        {to && (
          <Link className={isFine ? "" : "button button-small button-outline"} to={to}>
            {texts.goThere}
          </Link>
        )}
        {check === "mail-test" && <MailTest />}
        {check === "demo" && !isFine && <RemoveDemo />}
        {!isFine && openingPoints[check] !== "needed" && <Ignore finding={finding} />}
      </div>
    </li>
  )
}

function Ignore({ finding: { check, ignored_by } }: { finding: SiteFinding }) {
  const { findings: texts } = useDashboardTexts()
  const action = useAction({ about: check, key: check, refreshes: ["GET /finding"] })
  const ignored = ignored_by === ""
  return (
    <Button
      look="quiet"
      busy={action.isBusy}
      onClick={() => void action.run(() => callApi("PATCH /finding/:check", { params: { check }, json: { ignored } }))}
    >
      {ignored ? texts.ignore : texts.watch}
    </Button>
  )
}

function MailTest() {
  const { findings: texts } = useDashboardTexts()
  const action = useAction({ failed: texts.mailFailed, about: "mail", refreshes: ["GET /finding"] })
  const send = (arrived: boolean, done: string) =>
    void action.run(() => callApi("POST /mail/test", { json: { arrived } }), { done })
  return (
    <>
      <Button look="line" busy={action.isBusy} onClick={() => send(false, texts.mailSent)}>
        {texts.sendMail}
      </Button>
      <Button look="quiet" onClick={() => send(true, texts.mailNoted)}>
        {texts.mailArrived}
      </Button>
    </>
  )
}

function RemoveDemo() {
  const { findings: texts } = useDashboardTexts()
  const action = useAction({
    failed: texts.demoFailed,
    about: "demo",
    done: texts.demoRemoved,
    refreshes: ["GET /finding", "GET /settings"],
    question: { title: texts.demoTitle, body: texts.demoText, yes: texts.demoRemove },
  })
  return (
    <Button look="line" busy={action.isBusy} onClick={() => void action.run(() => callApi("DELETE /finding/demo"))}>
      {texts.demoAsk}
    </Button>
  )
}

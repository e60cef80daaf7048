import { useQuery } from "@tanstack/react-query"
import type { Session } from "#contract/auth.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Sessions of the account; all but the current one can be ended. */
export function SessionSection() {
  const { account: texts } = useDashboardTexts()
  const toast = useToast()
  const loaded = useQuery(read("GET /auth/sessions"))
  const { data: sessions = [] } = loaded
  const { isBusy, run } = useAction({ about: "session", refreshes: ["GET /auth/sessions"] })
  const end = (call: () => Promise<null>) =>
    run(async () => {
      await call()
      toast({ text: texts.sessionEnded, about: "session" })
    })
  return (
    <section className="d-sec">
      <h2>
        {texts.sessions}
        {sessions.length > 0 && <small>{sessions.length}</small>}
      </h2>
      <Loaded query={loaded} rows={1}>
        {() => (
          <ul className="account-list">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={() => void end(() => callApi("DELETE /auth/sessions/:id", { params: { id: session.id } }))}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {sessions.length > 1 && (
        <button type="button" className="text-button" onClick={() => void end(() => callApi("DELETE /auth/sessions"))}>
          {texts.endOthers}
        </button>
      )}
    </section>
  )
}

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { account: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { browser, system, address, method, created_at, current } = session
  const client = browser && system ? texts.browserOn(browser, system) : browser || system || texts.unknownBrowser
  const how = texts.methods[method as keyof typeof texts.methods] ?? method
  return (
    <li>
      <div>
        <b>{client}</b>
        {current && (
          <span className="session-current">
            <Icon name="check" />
            {texts.thisOne}
          </span>
        )}
        <small>{[texts.from(formatMoment(created_at, language)), address, how].filter(Boolean).join(" · ")}</small>
      </div>
      {!current && (
        <Button look="line" busy={isBusy} onClick={onEnd} aria-label={texts.endOf(client)}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

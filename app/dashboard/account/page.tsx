import { queryOptions, useQuery } from "@tanstack/react-query"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record/awaited-record.tsx"
import { LoginForm } from "../settings/login-form.tsx"
import { PasswordForm } from "../settings/password-form.tsx"
import { useLogOut } from "../shell/log-out-button.tsx"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { PasskeySection } from "./passkey-section.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { SecondFactorSection } from "./second-factor-section.tsx"
import { SingleTick } from "../ui/ticks.tsx"
import { useSingleKeys } from "../ui/use-shortcut.ts"
import "../settings/settings.css"
import "./account.css"
import type { Session } from "#contract/auth.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

const ownAccount = queryOptions({ queryKey: ["POST /auth/me"], queryFn: () => callApi("POST /auth/me") })

/** The signed-in account: name, login, password, second factor, passkeys and sessions. */
export default function AccountPage() {
  const { account: texts, shell } = useDashboardTexts()
  const logOut = useLogOut()
  const language = useDashboardLanguage()
  const { data: account, error, refetch } = useQuery(ownAccount)
  const { data: sessions } = useQuery(read("GET /auth/sessions"))
  if (!account) return <AwaitedRecord title={texts.title} error={error} />
  const since = sessions?.find(({ current }) => current)?.created_at
  const held = account.roles.map((role) => texts.roles[role]).join(", ")
  return (
    <>
      <PageHeader
        title={account.name || account.login}
        stamp={since === undefined ? held : texts.stamp(held, formatMoment(since, language))}
      >
        <Button look="line" icon="exit" onClick={() => void logOut()}>
          {shell.logOut}
        </Button>
      </PageHeader>
      <div className="account">
        <div>
          <section className="d-sec">
            <h2>{texts.you}</h2>
            <ProfileForm account={account} onChanged={() => void refetch()} />
          </section>
          <section className="d-sec">
            <h2>{texts.login}</h2>
            <LoginForm />
          </section>
          <section className="d-sec">
            <h2>{texts.password}</h2>
            <PasswordForm />
          </section>
        </div>
        <div>
          <SecondFactorSection />
          <PasskeySection />
          <SessionSection />
          <KeyboardSection />
        </div>
      </div>
    </>
  )
}

/** Switches off commands by single keys, which speech input and shaky hands press by mistake. */
function KeyboardSection() {
  const { account: texts } = useDashboardTexts()
  const [isOn, change] = useSingleKeys()
  return (
    <section className="d-sec">
      <h2>{texts.keyboard}</h2>
      <SingleTick label={texts.singleKeys} text={texts.singleKeysHint} isOn={isOn} onChange={change} />
    </section>
  )
}

/** Sessions of the account; all but the current one can be ended. */
function SessionSection() {
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

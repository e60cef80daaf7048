import { useState } from "react"
import type { AccessKey, NewAccessKey } from "#contract/access-key.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { formatDay, formatMoment, formatSeen } from "../ui/format-date.ts"
import { Button } from "../ui/button.tsx"
import { useAction } from "../ui/use-action.ts"

const dayMs = 86_400_000
const soonDays = 30
const unusedDays = 90

/** Returns whether a key is valid for longer than a month, for a month or less, or expired. */
export function keyEnd({ expires_at }: Pick<AccessKey, "expires_at">, now: Date): "far" | "soon" | "past" {
  if (expires_at === null) return "far"
  const days = (Date.parse(expires_at) - now.getTime()) / dayMs
  if (days <= 0) return "past"
  return days <= soonDays ? "soon" : "far"
}

/** Returns whether a key is unused for so long that it may be superfluous. */
export const isUnused = ({ used_at, created_at }: Pick<AccessKey, "used_at" | "created_at">, now: Date): boolean =>
  now.getTime() - Date.parse(used_at ?? created_at) > unusedDays * dayMs

export function KeyList({ keys, onRenewed }: { keys: readonly AccessKey[]; onRenewed: (made: NewAccessKey) => void }) {
  const { accessKeys: texts } = useDashboardTexts()
  const { isBusy, renew, end } = useKeyChanges(onRenewed)
  return (
    <ul className="key-list" aria-label={texts.title}>
      {keys.map((key) => (
        <li key={key.id}>
          <div className="key-name">
            <b>{key.name}</b>
            <span className="mono">…{key.last_four}</span>
          </div>
          <ul className="key-abilities" aria-label={texts.abilitiesOf(key.name)}>
            {key.abilities.map((ability) => (
              <li key={ability}>{texts.abilities[ability]}</li>
            ))}
          </ul>
          <KeyDates issued={key} />
          <div className="action-row">
            <Button
              look="quiet"
              icon="refresh"
              busy={isBusy}
              aria-label={texts.renewOf(key.name)}
              onClick={() => void renew(key)}
            >
              {texts.renew}
            </Button>
            <Button look="danger" busy={isBusy} aria-label={texts.endOf(key.name)} onClick={() => void end(key)}>
              {texts.end}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function KeyDates({ issued }: { issued: AccessKey }) {
  const { accessKeys: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [now] = useState(() => new Date())
  const { used_at, expires_at, former_until, made_by, created_at } = issued
  const end = keyEnd(issued, now)
  const isIdle = isUnused(issued, now)
  const isFormerValid = former_until !== null && former_until > now.toISOString()
  return (
    <div className="key-dates">
      <span className={isIdle ? "key-warn" : undefined}>
        {isIdle && <Icon name="warn" />}
        {used_at === null ? texts.neverUsed : texts.used(formatSeen(used_at, language, now))}
        {isIdle && ` ${texts.unused}`}
      </span>
      <span className={end === "far" ? undefined : "key-warn"}>
        {end !== "far" && <Icon name="warn" />}
        {expires_at === null ? texts.endless : texts.ends[end](formatDay(expires_at, language))}
      </span>
      {isFormerValid && <span>{texts.formerUntil(formatMoment(former_until, language))}</span>}
      <span className="key-made">{texts.madeBy(made_by, formatDay(created_at, language))}</span>
    </div>
  )
}

function useKeyChanges(onRenewed: (made: NewAccessKey) => void) {
  const { accessKeys: texts } = useDashboardTexts()
  const { isBusy, run } = useAction({ refreshes: ["GET /token"] })
  return {
    isBusy,
    renew: ({ id, name }: AccessKey) =>
      run(async () => onRenewed(await callApi("POST /token/:id/renew", { params: { id } })), {
        question: { title: texts.renewTitle, body: <p>{texts.renewText(name)}</p>, yes: texts.renew },
      }),
    end: async ({ id, name }: AccessKey) => {
      const question = { title: texts.endTitle, body: <p>{texts.endText(name)}</p>, yes: texts.end, danger: true }
      const end = () => callApi("DELETE /token/:id", { params: { id } })
      if (await run(end, { question, done: texts.ended(name) })) focusSoon()
    },
  }
}

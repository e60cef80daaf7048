import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Presence } from "./use-record-presence.ts"

/** Says what a colleague has saved meanwhile, and offers to merge it. */
export function PresenceNews({ presence: { news, merge } }: { presence: Presence }) {
  const { editor: texts } = useDashboardTexts()
  if (news === null) return null
  return (
    <p className="savebar-review" aria-live="polite">
      {news}{" "}
      <button type="button" className="link-button" onClick={merge}>
        {texts.mergeNow}
      </button>
    </p>
  )
}

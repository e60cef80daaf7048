import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { type RailEntry, demandEntries, screenAbility, settingsEntries } from "../entries.ts"
import { ScreenTabs } from "./screen-tabs.tsx"
import { useMay, useShell } from "./shell-context.tsx"

/** Tabs of the settings and related screens, for accounts that may open several. */
export function SettingsTabs() {
  const members = useQuery({ ...read("GET /people"), enabled: useMay("people.manage") }).data?.items
  const keys = useQuery({ ...read("GET /token"), enabled: useMay("tokens.manage") }).data
  const counts = {
    "/dashboard/settings/people": members?.filter(({ state }) => state !== "disabled").length,
    "/dashboard/settings/access-keys": keys?.length,
  }
  return <EntryTabs entries={settingsEntries} counts={counts} />
}

/** Tabs of the demand and of the equal words of the search. */
export const DemandTabs = () => <EntryTabs entries={demandEntries} />

interface EntryTabsProps {
  entries: readonly RailEntry[]
  counts?: Readonly<Record<string, number | undefined>>
}

/** Tabs that the account may open, named by the first. */
function EntryTabs({ entries, counts = {} }: EntryTabsProps) {
  const texts = useDashboardTexts()
  const { account } = useShell()
  const tabs = entries
    .filter(({ to }) => {
      const needed = screenAbility(to)
      return needed === null || account.abilities.includes(needed)
    })
    .map(({ to, nameIn }) => ({ to, label: nameIn(texts), count: counts[to] }))
  return tabs.length > 1 ? <ScreenTabs label={entries[0]?.nameIn(texts) ?? ""} tabs={tabs} /> : null
}

import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { useMay } from "../ui/shell-context.tsx"
import { ScreenTabs } from "../ui/screen-tabs.tsx"

/** Tabs of the settings and related screens, for accounts that may open several. */
export function SettingsTabs() {
  const { settings, people, accessKeys } = useDashboardTexts()
  const mayPeople = useMay("people.manage")
  const mayKeys = useMay("tokens.manage")
  const members = useQuery({ ...read("GET /people"), enabled: mayPeople }).data?.items
  const keys = useQuery({ ...read("GET /token"), enabled: mayKeys }).data
  const tabs = [
    { to: "/dashboard/settings", label: settings.title, isOpen: true },
    {
      to: "/dashboard/settings/people",
      label: people.title,
      count: members?.filter(({ state }) => state !== "disabled").length,
      isOpen: mayPeople,
    },
    { to: "/dashboard/settings/access-keys", label: accessKeys.title, count: keys?.length, isOpen: mayKeys },
  ].filter(({ isOpen }) => isOpen)
  return tabs.length > 1 ? <ScreenTabs label={settings.title} tabs={tabs} /> : null
}

import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record/awaited-record.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { SettingsScreen } from "./settings-screen.tsx"

export default function SettingsPage() {
  const { settings: texts } = useDashboardTexts()
  const { data, error } = useQuery(read("GET /settings"))
  if (data)
    return (
      <EditingScope needs="settings.edit">
        <SettingsScreen settings={data} />
      </EditingScope>
    )
  return <AwaitedRecord title={texts.title} error={error} failed={texts.loadFailed} />
}

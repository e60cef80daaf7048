import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { EditorSkeleton } from "../editor/editor-skeleton.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { LoadError } from "../ui/states.tsx"
import { SettingsScreen } from "./settings-screen.tsx"

export default function SettingsPage() {
  const { settings: texts, common } = useDashboardTexts()
  const { data, error, refetch } = useQuery(read("GET /settings"))
  if (data)
    return (
      <EditingScope needs="settings.edit">
        <SettingsScreen settings={data} />
      </EditingScope>
    )
  if (error === null) return <EditorSkeleton title={texts.title} />
  return (
    <>
      <PageHeader title={texts.title} crumbs={[{ to: "/dashboard", label: common.dashboard }]} />
      <LoadError title={texts.loadFailed} error={error} onRetry={() => void refetch()} />
    </>
  )
}

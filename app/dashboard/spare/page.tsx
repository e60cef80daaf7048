import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record-form/awaited-record.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { SpareEditor } from "./spare-editor.tsx"

export default function SparePage() {
  const id = useParams()["id"] ?? ""
  return (
    <EditingScope needs="content.publish">
      <LoadedSpare key={id} id={id} />
    </EditingScope>
  )
}

function LoadedSpare({ id }: { id: string }) {
  const { spares: texts } = useDashboardTexts()
  const { data, error: own } = useQuery(read("GET /spare/:id", { params: { id } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "spare", id } }))
  const error = own ?? waiting.error
  if (data && waiting.data) return <SpareEditor spare={data} publication={waiting.data} />
  return (
    <AwaitedRecord
      title={texts.title}
      crumb={{ to: "/dashboard/data", label: texts.title }}
      error={error}
      failed={texts.groupLoadFailed}
      gone={{ title: texts.notFoundTitle, text: texts.notFoundText, back: texts.backToList }}
    />
  )
}

import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record-form/awaited-record.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { ServiceEditor } from "./service-editor.tsx"

export default function ServiceScreen() {
  const id = useParams()["id"] ?? ""
  return (
    <EditingScope needs="content.publish">
      <LoadedService key={id} id={id} />
    </EditingScope>
  )
}

function LoadedService({ id }: { id: string }) {
  const { services: texts } = useDashboardTexts()
  const { data, error: own } = useQuery(read("GET /service/:id", { params: { id } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "service", id } }))
  const error = own ?? waiting.error
  if (data && waiting.data) return <ServiceEditor service={data} publication={waiting.data} />
  return (
    <AwaitedRecord
      title={texts.title}
      crumb={{ to: "/dashboard/services", label: texts.title }}
      error={error}
      failed={texts.serviceLoadFailed}
      gone={{ title: texts.gone, text: texts.removedText, back: texts.toList }}
    />
  )
}

import { useQuery } from "@tanstack/react-query"
import { Navigate, useLocation, useParams } from "react-router"
import { blockPageLinks } from "#contract/text-page-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { textPageScreenPath } from "../kinds.ts"
import { AwaitedRecord } from "../record/awaited-record.tsx"

/** Leads to the page of a block, which logs and drafts know by its number only. */
export default function BlockScreen() {
  const { pages } = useDashboardTexts()
  const { id } = useParams()
  const { search } = useLocation()
  const [first, other] = blockPageLinks
  const { data, error } = useQuery(read("GET /page/:link", { params: { link: first } }))
  if (!data) return <AwaitedRecord title={pages.parts} error={error} failed={pages.loadFailed} />
  const isFirst = data.parts.some((block) => String(block.id) === id)
  return <Navigate replace to={textPageScreenPath(isFirst ? first : other) + search} />
}

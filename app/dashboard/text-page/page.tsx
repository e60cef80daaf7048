import { useQuery } from "@tanstack/react-query"
import { useLocation } from "react-router"
import { type TextPageLink, textPageLinks } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record-form/awaited-record.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { TextPageEditor } from "./text-page-editor.tsx"

const entries = {
  contact: "contact",
  "privacy-policy": "privacyPolicy",
  careers: "careers",
  "gas-turbina": "gasTurbine",
} as const satisfies Record<TextPageLink, string>

/** One screen for the four stored pages, chosen by the URL. */
export default function TextPagePage() {
  const { pathname } = useLocation()
  const link = textPageLinks.find((known) => pathname.replace(/\/$/u, "").endsWith(`/${known}`)) ?? "contact"
  return (
    <EditingScope needs="content.publish">
      <LoadedPage key={link} link={link} />
    </EditingScope>
  )
}

function LoadedPage({ link }: { link: TextPageLink }) {
  const { shell, pages, common } = useDashboardTexts()
  const page = useQuery(read("GET /page/:link", { params: { link } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "page", id: link } }))
  const error = page.error ?? waiting.error
  const title = shell.entries[entries[link]]
  if (page.data && waiting.data) return <TextPageEditor title={title} page={page.data} publication={waiting.data} />
  const crumb = { to: "/dashboard", label: common.dashboard }
  return <AwaitedRecord title={title} crumb={crumb} error={error} failed={pages.loadFailed} />
}

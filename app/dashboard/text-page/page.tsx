import { useQuery } from "@tanstack/react-query"
import { useLocation } from "react-router"
import { type TextPageLink, textPageLinks } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read, useRefresh } from "../api/read.ts"
import { EditorSkeleton } from "../editor/editor-skeleton.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { LoadError } from "../ui/states.tsx"
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
  const refresh = useRefresh()
  const page = useQuery(read("GET /page/:link", { params: { link } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "page", id: link } }))
  const error = page.error ?? waiting.error
  const title = shell.entries[entries[link]]
  if (page.data && waiting.data) return <TextPageEditor title={title} page={page.data} publication={waiting.data} />
  if (error === null) return <EditorSkeleton title={title} />
  return (
    <>
      <PageHeader title={title} crumbs={[{ to: "/dashboard", label: common.dashboard }]} />
      <LoadError title={pages.loadFailed} error={error} onRetry={() => void refresh()} />
    </>
  )
}

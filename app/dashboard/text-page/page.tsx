import { useQuery } from "@tanstack/react-query"
import { useLocation } from "react-router"
import { type TextPageLink, textPageLinks } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { EditorSkeleton } from "../editor/editor-skeleton.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { LoadError } from "../ui/states.tsx"
import { TextPageEditor } from "./text-page-editor.tsx"

const entries = {
  contact: "contact",
  "privacy-policy": "privacyPolicy",
  careers: "careers",
  "gas-turbina": "gasTurbine",
} as const satisfies Record<TextPageLink, string>

/** One screen for the four stored pages; the address says which. */
export default function TextPagePage() {
  const { pathname } = useLocation()
  const link = textPageLinks.find((known) => pathname.replace(/\/$/u, "").endsWith(`/${known}`)) ?? "contact"
  return <LoadedPage key={link} link={link} />
}

function LoadedPage({ link }: { link: TextPageLink }) {
  const { shell, pages, common } = useDashboardTexts()
  const { data, error, refetch } = useQuery(read("GET /page/:link", { params: { link } }))
  const title = shell.entries[entries[link]]
  if (data) return <TextPageEditor title={title} page={data} />
  if (error === null) return <EditorSkeleton title={title} />
  return (
    <>
      <PageHeader title={title} crumbs={[{ to: "/dashboard", label: common.dashboard }]} />
      <LoadError title={pages.loadFailed} error={error} onRetry={() => void refetch()} />
    </>
  )
}

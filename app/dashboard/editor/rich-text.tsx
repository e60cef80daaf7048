import { Suspense, lazy } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RichTextEditorProps } from "./rich-text-editor.tsx"

// Half of the dashboard's weight, fetched when a text is edited.
const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"))

export function RichText(props: RichTextEditorProps) {
  const { common } = useDashboardTexts()
  return (
    <Suspense
      fallback={
        <div className="editor">
          <div className="tb empty-tb" />
          <div className="ed-box">
            <span className="vh">{common.loading}</span>
            <div className="ed" aria-hidden="true">
              <span className="sk" />
              <span className="sk" />
              <span className="sk" />
            </div>
          </div>
        </div>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  )
}

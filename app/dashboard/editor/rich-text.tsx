import { Suspense, lazy } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RichTextEditorProps } from "./rich-text-editor.tsx"

// Half of the dashboard's size, loaded when a text is edited.
const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"))

export function RichTextInput(props: RichTextEditorProps) {
  const { common } = useDashboardTexts()
  return (
    <Suspense
      fallback={
        <div className="editor">
          <div className="toolbar empty-toolbar" />
          <div className="editor-box">
            <span className="visually-hidden">{common.loading}</span>
            <div className="editor-text" aria-hidden="true">
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
          </div>
        </div>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  )
}

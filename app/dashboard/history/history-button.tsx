import { Suspense, lazy, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import type { HistoryOwner } from "./use-restore-version.ts"

const HistoryDialog = lazy(() => import("./history-dialog.tsx"))

/** Button that opens the former versions of the record. */
export function HistoryButton({ editor }: { editor: HistoryOwner }) {
  const { history: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.title}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <HistoryDialog editor={editor} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}

import { Suspense, lazy, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useMayDraft } from "../editor/use-translated-languages.ts"
import { Button } from "../ui/button.tsx"
import type { ShareDialogProps } from "./share-dialog.tsx"

const ShareDialog = lazy(() => import("./share-dialog.tsx"))

/** Opens the links that show the record's draft to somebody without an account. */
export function ShareButton({ at, members }: Omit<ShareDialogProps, "onClose">) {
  const { preview: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (!useMayDraft()) return null
  return (
    <>
      <Button look="line" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.share}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ShareDialog at={at} members={members} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}

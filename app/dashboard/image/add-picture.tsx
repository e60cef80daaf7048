import { type ReactNode, Suspense, lazy, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import type { PictureForm } from "./picture-form.ts"

export const ChoosePictureDialog = lazy(() => import("./choose-picture-dialog.tsx"))

interface AddPictureProps {
  editor: PictureForm
  /** Uploads files. */
  add: (files: readonly File[]) => void
  /** The drop zone. */
  children: ReactNode
}

/** Adds a picture to a record: a file, or one that is stored. */
export function AddPicture({ editor, add, children }: AddPictureProps) {
  const { images: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="add-picture">
      {children}
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.chooseStored}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ChoosePictureDialog
            title={texts.chooseTitle}
            editor={editor}
            onFile={(file) => add([file])}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

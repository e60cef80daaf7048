import { Suspense, lazy, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ContentChecks } from "../checks/content-checks.tsx"
import { draftPatch } from "../editor/draft-content.ts"
import type { RecordEditor } from "../record/use-record-editor.ts"
import { useMayDraft } from "../editor/use-translated-languages.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { useTakeRoomBeside } from "../ui/room-beside.ts"
import { mediaHook } from "../ui/use-wide.ts"

/** Returns whether a preview fits beside a form; the style sheet uses the same width. */
const useHasRoomBeside = mediaHook("(min-width: 90em)")

const PreviewFrames = lazy(() => import("./preview-frames.tsx"))

interface PreviewButtonProps {
  editor: RecordEditor
  /** The form is a dialog, so that nothing fits beside it. */
  isOver?: boolean
}

/** Previews the page with unsaved input: beside the form if it fits, else over it. */
export function PreviewButton({ editor, isOver = false }: PreviewButtonProps) {
  const { preview: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  const hasRoom = useHasRoomBeside() && !isOver
  useTakeRoomBeside(isOpen && hasRoom)
  if (!useMayDraft()) return null
  const { live, publication } = editor.drafting.now()
  const frames = () => (
    <Suspense fallback={null}>
      <PreviewFrames
        records={editor.store.changedBy(draftPatch(live, editor.state.typed, publication?.draft?.patch ?? {}))}
      />
      <ContentChecks
        values={editor.state.typed.fields}
        pictures={editor.state.typed.pictures}
        {...(hasRoom ? {} : { onLeave: () => setIsOpen(false) })}
      />
    </Suspense>
  )
  return (
    <>
      <Button look="line" aria-pressed={isOpen && hasRoom} onClick={() => setIsOpen(!isOpen)}>
        {texts.open}
      </Button>
      {isOpen && hasRoom && (
        <aside className="preview-beside" aria-label={texts.open}>
          {frames()}
        </aside>
      )}
      {isOpen && !hasRoom && (
        <Dialog title={texts.open} size="wide" onClose={() => setIsOpen(false)}>
          {frames()}
        </Dialog>
      )}
    </>
  )
}

import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Dialog } from "../ui/dialog.tsx"

interface SpareDialogProps {
  onCreated: () => void
  onClose: () => void
}

/** Adds a group with titles, texts and images. */
export function SpareDialog({ onClose }: SpareDialogProps) {
  const { spares: texts } = useDashboardTexts()
  return (
    <Dialog size="wide" title={texts.createTitle} onClose={onClose}>
      <p />
    </Dialog>
  )
}

import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useDeletedToast } from "./use-deleted-toast.ts"

interface Removal {
  /** Names what is deleted. */
  question: ReactNode
  /** Words of the button that deletes. */
  button: string
  call: () => Promise<unknown>
  /** The record's name in the trash, such as "part-269". */
  entry: string
  /** Words before the cause of a failure. */
  failed?: string
  onRestored?: () => void
}

/**
 * Deletes a record after a confirmation, and offers to restore it. Resolves to whether it is gone, which one that
 * somebody else has deleted is, too.
 */
export function useRemove(): (removal: Removal) => Promise<boolean> {
  const { common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const deleted = useDeletedToast()
  return async ({ question, button, call, entry, failed, onRestored }) => {
    if (!(await confirmDelete(question, button))) return false
    try {
      await call()
    } catch (error) {
      if (!isCode(error, "not_found")) {
        const cause = errorText(common, error)
        toast({ text: failed === undefined ? cause : `${failed} ${cause}`, isError: true })
        return false
      }
    }
    deleted(entry, onRestored)
    return true
  }
}

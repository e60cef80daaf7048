import type { ReactNode } from "react"
import { unlessGone } from "../api/error-text.ts"
import { type ActionOptions, useAction } from "../ui/use-action.ts"
import { useDeletedToast } from "./use-deleted-toast.ts"

interface Removal {
  /** Names what is deleted. */
  question: ReactNode
  /** Words of the button that deletes. */
  button: string
  call: () => Promise<unknown>
  /** The record's name in the trash, such as "part-269", or those of a thing's records. */
  entry: string | readonly string[]
  /** Words before the cause of a failure, or instead of it. */
  failed?: string
  explain?: NonNullable<ActionOptions["explain"]>
  onRestored?: () => void
}

/**
 * Deletes a record after a confirmation, and offers to restore it. Resolves to whether it is gone, which one that
 * somebody else has deleted is, too.
 */
export function useRemove(options: ActionOptions = {}): (removal: Removal) => Promise<boolean> {
  const deleted = useDeletedToast()
  const { run } = useAction(options)
  return async ({ question: body, button: yes, call, entry, onRestored, ...words }) => {
    const work = async () => {
      await call().catch(unlessGone)
      deleted(entry, onRestored)
    }
    return run(work, { ...words, key: String(entry), question: { body, yes } })
  }
}

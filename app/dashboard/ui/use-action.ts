import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import { type ReadCall, useRefresh } from "../api/read.ts"
import { type Question, useAsk } from "./confirm.tsx"
import { useToast } from "./toasts.tsx"
import { useLock } from "./use-lock.ts"

export interface ActionOptions {
  /** Words before the cause of a failure. */
  failed?: string | undefined
  /** Subject of the messages. */
  about?: string
  /** Returns the words of an error that has its own, instead of the cause. */
  explain?: (error: unknown) => string | null
  /** Asked first; anything but its "yes" ends the action. */
  question?: Question
  /** Message after success. */
  done?: string
  /** Refetched at the end, after a failure too. */
  refreshes?: readonly ReadCall[]
  /** Offers to try again after a failure. */
  canRetry?: boolean
  /** What the action is about, where others may run beside it. */
  key?: unknown
}

type Work = () => Promise<unknown>

/**
 * Guards what a button sends: one action at a time, which a second press does not repeat; a failure is shown as a
 * message. `run` resolves with whether the action was confirmed and has succeeded. `attempt` does the same without the lock, for what a
 * message offers, which closes when pressed.
 */
export function useAction(options: ActionOptions = {}) {
  const { common } = useDashboardTexts()
  const toast = useToast()
  const ask = useAsk()
  const refresh = useRefresh()
  const lock = useLock()
  const attempt = async (work: Work, callOptions: ActionOptions = {}): Promise<boolean> => {
    const { failed, about, explain, question, done, refreshes, canRetry } = { ...options, ...callOptions }
    if (question && (await ask(question)) !== "yes") return false
    const subject = about === undefined ? {} : { about }
    let isDone = true
    try {
      await work()
      if (done !== undefined) toast({ text: done, ...subject })
    } catch (error) {
      isDone = false
      const cause = explain?.(error) ?? errorText(common, error)
      toast({
        text: failed === undefined ? cause : `${failed} ${cause}`,
        isError: true,
        ...subject,
        ...(canRetry ? { action: { label: common.tryAgain, run: () => void run(work, callOptions) } } : {}),
      })
    }
    if (refreshes) await refresh(...refreshes)
    return isDone
  }
  const run = async (work: Work, callOptions?: ActionOptions): Promise<boolean> =>
    (await lock.run(() => attempt(work, callOptions), callOptions?.key)) ?? false
  return { isBusy: lock.isBusy, run, attempt }
}

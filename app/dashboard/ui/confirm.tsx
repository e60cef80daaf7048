import { type ReactNode, createContext, use, useCallback, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

/** A question; without title that before a deletion. */
export interface Question {
  title?: string
  /** Names what the answer does. */
  body: ReactNode
  yes?: string | undefined
  no?: string
  /** A third answer between the two. */
  other?: string
  danger?: boolean
}
export type Answer = "yes" | "no" | "other"

const Context = createContext<((question: Question) => Promise<Answer>) | null>(null)

/** Asks in an alertdialog; focus is on the answer that changes nothing. */
export function useAsk(): (question: Question) => Promise<Answer> {
  const ask = use(Context)
  if (!ask) throw new Error("useAsk needs a ConfirmProvider above it")
  return ask
}

/** Asks "Are you sure you want to delete?", naming what is deleted. */
export function useConfirmDelete(): (body: ReactNode, yes?: string) => Promise<boolean> {
  const ask = useAsk()
  return useCallback(async (body, yes) => (await ask({ body, yes })) === "yes", [ask])
}

/** Shows questions; one asked while another is open lies over it, and each gets its own answer. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly { question: Question; answer: (answer: Answer) => void }[]>([])
  const ask = useCallback(
    (question: Question) =>
      new Promise<Answer>((resolve) => {
        const openQuestion = {
          question,
          answer: (answer: Answer) => {
            setOpen((all) => all.filter((other) => other !== openQuestion))
            resolve(answer)
          },
        }
        setOpen((all) => [...all, openQuestion])
      }),
    [],
  )
  return (
    <Context value={ask}>
      {children}
      {open.map(({ question, answer }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- questions close from the last one on
        <QuestionDialog key={index} {...question} onResponse={answer} />
      ))}
    </Context>
  )
}

function QuestionDialog({
  title,
  body,
  yes,
  no,
  other,
  danger,
  onResponse,
}: Question & { onResponse: (answer: Answer) => void }) {
  const { common } = useDashboardTexts()
  const isDanger = danger ?? title === undefined
  return (
    <Dialog
      role="alertdialog"
      title={title ?? common.deleteQuestion}
      size={other === undefined ? "narrow" : "medium"}
      onClose={() => onResponse("no")}
    >
      <div>{body}</div>
      <div className="action-row">
        <Button look="line" data-first-focus onClick={() => onResponse("no")}>
          {no ?? common.cancel}
        </Button>
        {other !== undefined && (
          <Button look="line" onClick={() => onResponse("other")}>
            {other}
          </Button>
        )}
        <Button
          look={isDanger ? "destroy" : "main"}
          icon={isDanger ? "trash" : undefined}
          onClick={() => onResponse("yes")}
        >
          {yes ?? common.delete}
        </Button>
      </div>
    </Dialog>
  )
}

/** Returns the question before input is lost. */
export function useDiscardQuestion(): Question {
  const { list } = useDashboardTexts()
  return { title: list.discardTitle, body: list.discardText, yes: list.discard, no: list.keepEditing, danger: true }
}

/** Closes a dialog, after a confirmation if input would be lost. */
export function useDiscard(isChanged: boolean, onClose: () => void): () => Promise<void> {
  const ask = useAsk()
  const question = useDiscardQuestion()
  return async () => {
    if (!isChanged || (await ask(question)) === "yes") onClose()
  }
}

import { Link } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { CopyText } from "../account/copy-text-button.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/states.tsx"
import { answers } from "./answer-store.ts"
import { isEmpty, useAnswerSlot } from "./use-written-answers.ts"

/** What is left of an inquiry that was deleted or merged: what was being written about it, until discarded. */
export function GoneInquiry({ id }: { id: number }) {
  const { trash } = useDashboardTexts()
  const desk = useDeskTexts()
  const written = [useAnswerSlot(id, "out"), useAnswerSlot(id, "call"), useAnswerSlot(id, "note")].filter(
    (slot) => !isEmpty(slot),
  )
  return (
    <>
      <EmptyState title={desk.goneTitle} text={desk.goneText}>
        <Link className="button button-small button-outline" to="/dashboard/trash?kind=request">
          {trash.title}
        </Link>
      </EmptyState>
      {written.length > 0 && (
        <section className="gone-written" aria-label={desk.goneWritten}>
          <output>{desk.goneWritten}</output>
          {written.map(({ written: { kind, language, text, files } }) => (
            <div key={kind}>
              <textarea
                className="input"
                readOnly
                aria-label={desk.writeLabels[kind]}
                lang={kind === "out" ? (language ?? undefined) : undefined}
                rows={8}
                value={text}
              />
              {files.length > 0 && (
                <p className="hint">
                  {desk.attach}: {files.map(({ name }) => name).join(", ")}
                </p>
              )}
              <CopyText text={text} label={desk.copyWritten} done={desk.copied} />
            </div>
          ))}
          <Button look="danger" icon="trash" onClick={() => answers.forget(id)}>
            {desk.dropWritten}
          </Button>
        </section>
      )}
    </>
  )
}

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ApiError } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { read } from "../api/read.ts"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { LoadError } from "../ui/states.tsx"

interface MoveDialogProps {
  spareId: number
  count: number
  onMove: (target: number, title: string) => Promise<void>
  onClose: () => void
}

/** Asks for the group to move the selected parts to; existing numbers are named and nothing is moved. */
export function MoveDialog({ spareId, count, onMove, onClose }: MoveDialogProps) {
  const { parts: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const groups = useQuery(read("GET /spare"))
  const [chosen, setChosen] = useState("")
  const [error, setError] = useState<unknown>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const others = (groups.data ?? []).filter(({ id }) => id !== spareId)
  const titleOf = (group: SpareSummary) => shownTitle(group, language).text
  const submit = async () => {
    const target = others.find(({ id }) => String(id) === chosen)
    setIsMissing(!target)
    if (!target || isBusy) return
    setError(null)
    setIsBusy(true)
    try {
      await onMove(target.id, titleOf(target))
      onClose()
    } catch (reason) {
      setError(reason)
      setIsBusy(false)
    }
  }
  return (
    <Dialog size="medium" title={texts.moveTitle(count)} onClose={onClose}>
      {groups.error !== null && !groups.isFetching ? (
        <LoadError error={groups.error} onRetry={() => void groups.refetch()} />
      ) : (
        <form
          noValidate
          className="part-form"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {error !== null && <MoveError error={error} />}
          <SelectField
            label={texts.moveTarget}
            value={chosen}
            options={[
              { value: "", label: texts.moveChoose },
              ...others.map((group) => ({ value: String(group.id), label: titleOf(group) })),
            ]}
            error={isMissing && chosen === "" ? texts.moveMissing : undefined}
            onValue={setChosen}
          />
          <DialogActions onCancel={onClose} busy={isBusy}>
            {texts.moveButton(count)}
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}

const maxNamed = 10

function MoveError({ error }: { error: unknown }) {
  const { parts: texts, common } = useDashboardTexts()
  const isTaken = isCode(error, "conflict")
  const numbers = isTaken && error instanceof ApiError ? (error.problem.errors ?? []).map(({ path }) => path) : []
  if (!isTaken)
    return <Notice tone="bad">{isCode(error, "not_found") ? texts.bulkGone : errorText(common, error)}</Notice>
  return (
    <Notice tone="bad">
      <b>{texts.moveTaken(numbers.length)}</b>
      <p className="mono">
        {numbers.slice(0, maxNamed).join(", ")}
        {numbers.length > maxNamed && " …"}
      </p>
    </Notice>
  )
}

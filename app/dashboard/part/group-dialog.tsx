import { useQuery } from "@tanstack/react-query"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { read } from "../api/read.ts"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { LoadError } from "../ui/states.tsx"
import { useForm } from "../ui/use-form.ts"

interface GroupDialogProps {
  title: string
  action: string
  /** Group that the parts are in already. */
  from: number | null
  /** Closes the dialog when done; the reason of a rejection is shown. */
  onChoose: (target: number, title: string) => Promise<void>
  onClose: () => void
}

/** Asks for the group to move parts to, or to add them to; existing numbers are named and nothing is moved. */
export function GroupDialog({ title, action, from, onChoose, onClose }: GroupDialogProps) {
  const { parts: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const groups = useQuery(read("GET /spare"))
  const others = (groups.data ?? []).filter(({ id }) => id !== from)
  const titleOf = (group: SpareSummary) => shownTitle(group, language).text
  const failureOf = useMoveFailure()
  const form = useForm({
    start: { target: "" },
    check: ({ target }) => ({ target: target === "" ? texts.moveMissing : undefined }),
    send: async ({ target }) => {
      const group = others.find(({ id }) => String(id) === target)
      if (group) await onChoose(group.id, titleOf(group))
    },
    explain: (error) => ({ failure: failureOf(error) }),
  })
  if (groups.error !== null && !groups.isFetching)
    return (
      <Dialog size="medium" title={title} onClose={onClose}>
        <LoadError error={groups.error} onRetry={() => void groups.refetch()} />
      </Dialog>
    )
  return (
    <DialogForm form={form} size="medium" className="part-form" title={title} action={action} onClose={onClose}>
      <SelectField
        label={texts.moveTarget}
        {...form.field("target")}
        options={[
          { value: "", label: texts.moveChoose },
          ...others.map((group) => ({ value: String(group.id), label: titleOf(group) })),
        ]}
      />
    </DialogForm>
  )
}

const maxNamed = 10

/** Returns the text of a failed move, with the numbers that the group has already. */
function useMoveFailure(): (error: unknown) => string {
  const { parts: texts, common } = useDashboardTexts()
  return (error) => {
    if (!isCode(error, "conflict")) return isCode(error, "not_found") ? texts.bulkGone : errorText(common, error)
    const numbers = (error.problem.errors ?? []).map(({ path }) => path)
    const more = numbers.length > maxNamed ? " …" : ""
    return `${texts.moveTaken(numbers.length)} ${numbers.slice(0, maxNamed).join(", ")}${more}`
  }
}

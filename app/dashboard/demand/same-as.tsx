import type { DemandItem } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ApiError } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { useShortcut } from "../ui/use-shortcut.ts"
import { useForm } from "../ui/use-form.ts"

interface SameAsProps {
  item: DemandItem
  save: (item: DemandItem, partnumber: string) => Promise<void>
  onDone: () => void
  onCancel: () => void
}

/** Assigns a term to a part; Enter saves, Escape closes. */
export function SameAs({ item, save, onDone, onCancel }: SameAsProps) {
  const { demand: texts, common } = useDashboardTexts()
  useShortcut("Escape", onCancel)
  const words: Readonly<Record<string, string>> = texts.errors
  const form = useForm({
    start: { number: item.nearest?.partnumber ?? "" },
    send: async ({ number }) => {
      await save(item, number)
      onDone()
    },
    explain: (error) => {
      const code = error instanceof ApiError ? (error.problem.errors?.[0]?.code ?? error.problem.code) : ""
      return { errors: { number: words[code] ?? texts.failed } }
    },
  })
  return (
    <div className="demand-sub">
      <Form form={form}>
        <h2>{texts.sameTitle(item.term)}</h2>
        <p>{texts.sameText}</p>
        <TextField
          label={texts.number}
          {...form.field("number")}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button before it
          autoFocus
          isAlert
        />
        <div className="action-row">
          <Button type="submit" busy={form.isBusy}>
            {common.save}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </Form>
      <div>
        <h2>{texts.whatChanges}</h2>
        <p>{texts.hits(item.total)}</p>
      </div>
    </div>
  )
}

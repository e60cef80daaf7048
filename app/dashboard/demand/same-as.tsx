import { useState } from "react"
import type { DemandItem } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { useEscape } from "../ui/use-escape.ts"

interface SameAsProps {
  item: DemandItem
  /** Resolves with the code of a problem, or null on success. */
  save: (item: DemandItem, partnumber: string) => Promise<string | null>
  onDone: () => void
  onCancel: () => void
}

/** Assigns a term to a part; Enter saves, Escape closes. */
export function SameAs({ item, save, onDone, onCancel }: SameAsProps) {
  const { demand: texts, common } = useDashboardTexts()
  const [number, setNumber] = useState(item.nearest?.partnumber ?? "")
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEscape(onCancel)
  const submit = async () => {
    setIsBusy(true)
    const code = await save(item, number)
    setIsBusy(false)
    if (code === null) return onDone()
    setError(Object.hasOwn(texts.errors, code) ? texts.errors[code as keyof typeof texts.errors] : texts.failed)
  }
  return (
    <div className="demand-sub">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <h2>{texts.sameTitle(item.term)}</h2>
        <p>{texts.sameText}</p>
        <TextField
          label={texts.number}
          value={number}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button before it
          autoFocus
          error={error}
          isAlert
          onValue={(value) => {
            setNumber(value)
            setError(null)
          }}
        />
        <div className="action-row">
          <Button type="submit" busy={isBusy}>
            {common.save}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </form>
      <div>
        <h2>{texts.whatChanges}</h2>
        <p>{texts.hits(item.total)}</p>
      </div>
    </div>
  )
}

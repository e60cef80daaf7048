import { type ReactNode, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { TextField } from "../ui/field.tsx"
import { isLargeRemoval, isNumberTyped } from "./removal-guard.ts"
import type { ImportResult } from "./use-import.ts"

/**
 * Asks for the number of removed parts when an import removes many; until it is typed, `check` returns false and
 * focuses the field.
 */
export function useRemovalGuard(preview: ImportResult): { field: ReactNode; check: () => boolean } {
  const { partImport: texts } = useDashboardTexts()
  const [typed, setTyped] = useState("")
  const [isWrong, setIsWrong] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  if (!isLargeRemoval(preview)) return { field: null, check: () => true }
  const { removed } = preview
  const field = (
    <div className="import-guard">
      <TextField
        ref={ref}
        label={texts.confirmRemoved(removed)}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? texts.confirmWrong(removed) : null}
        isAlert
        onValue={(value) => {
          setTyped(value)
          setIsWrong(false)
        }}
      />
    </div>
  )
  const check = () => {
    if (isNumberTyped(typed, removed)) return true
    setIsWrong(true)
    ref.current?.focus()
    return false
  }
  return { field, check }
}

import { type ReactNode, useRef, useState } from "react"
import type { SheetResult } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { TextField } from "../ui/field.tsx"
import type { ImportResult } from "./send-sheet.ts"

type Counts = Pick<SheetResult, "updated" | "unchanged" | "removed">

const maxParts = 100
const maxShare = 0.1

/**
 * Returns whether an import removes so many parts that their number must be typed: more than 100 in total, or more than
 * a tenth of any group.
 */
export function isLargeRemoval(result: Counts & { groups?: readonly Counts[] }): boolean {
  return result.removed > maxParts || (result.groups ?? [result]).some(removesLargeShare)
}

const removesLargeShare = ({ updated, unchanged, removed }: Counts): boolean =>
  removed > maxShare * (updated + unchanged + removed)

/** Returns whether the typed text is this number, with or without thousands separators. */
export const isNumberTyped = (typed: string, expected: number): boolean =>
  typed.replaceAll(/[\s.,'’]/gu, "") === String(expected)

/**
 * Asks for the number of removed parts when an import removes (`removes`) many; until it is typed, `check` returns false and
 * focuses the field.
 */
export function useRemovalGuard(preview: ImportResult, removes: boolean): { field: ReactNode; check: () => boolean } {
  const { partImport: texts } = useDashboardTexts()
  const [typed, setTyped] = useState("")
  const [isWrong, setIsWrong] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  if (!removes || !isLargeRemoval(preview)) return { field: null, check: () => true }
  const { removed } = preview
  const field = (
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
  )
  const check = () => {
    if (isNumberTyped(typed, removed)) return true
    setIsWrong(true)
    ref.current?.focus()
    return false
  }
  return { field, check }
}

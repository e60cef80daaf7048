import { type ReactNode, createContext, use } from "react"
import type { Ability } from "#contract/ability.ts"
import { useMay } from "../shell/shell-context.tsx"

const ReadOnly = createContext(false)

/** Whether what is shown here is only read: fields stand as text then, and nothing offers to change anything. */
export const useIsReadOnly = (): boolean => use(ReadOnly)

/** Lets what is inside be changed by people with an ability; others read it. */
export function EditingScope({ needs, children }: { needs: Ability; children: ReactNode }) {
  return <ReadOnly value={!useMay(needs)}>{children}</ReadOnly>
}

/** The same for a single field; it overrides the scope around it. */
export function FieldScope({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return <ReadOnly value={isReadOnly}>{children}</ReadOnly>
}

import { type ReactNode, createContext, use } from "react"
import type { Ability } from "#contract/ability.ts"
import { useMay } from "./shell-context.tsx"

const ReadOnly = createContext(false)

/** Returns whether this part of the screen is read-only: fields are text, and nothing offers a change. */
export const useIsReadOnly = (): boolean => use(ReadOnly)

/** Makes its content editable for accounts with an ability, and read-only for others. */
export function EditingScope({ needs, children }: { needs: Ability; children: ReactNode }) {
  return <ReadOnly value={!useMay(needs)}>{children}</ReadOnly>
}

/** The same for a single field; overrides the scope around it. */
export function FieldScope({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return <ReadOnly value={isReadOnly}>{children}</ReadOnly>
}

import { type ReactNode, createContext, use, useMemo } from "react"
import type { Hidden, Publication } from "#contract/publishing.ts"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

interface DraftState {
  /** Names of the fields that the stored draft changes. */
  changed: ReadonlySet<string>
  isHidden: (language: Language) => boolean
}

const Draft = createContext<DraftState>({ changed: new Set(), isHidden: () => false })

/** Returns the draft state of the fields inside, and the hidden languages. */
export const useDraftState = (): DraftState => use(Draft)

/** Provides the publication state to the fields inside, so that each can mark it. */
export function DraftScope({ publication, children }: { publication: Publication | null; children: ReactNode }) {
  const state = useMemo(() => {
    const changed = new Set(Object.keys(publication?.draft?.patch ?? {}))
    const hidden: Hidden = publication?.hidden ?? []
    return {
      changed,
      isHidden: (language: Language) => hidden === "all" || hidden.includes(language),
    }
  }, [publication])
  return <Draft value={state}>{children}</Draft>
}

/** Marks a field's label when the draft changes it. */
export function DraftMark({ field, id }: { field: string | undefined; id?: string }) {
  const { editor: texts } = useDashboardTexts()
  const { changed } = useDraftState()
  if (field === undefined || !changed.has(field)) return null
  return (
    <small className="draft-mark" id={id}>
      {texts.changedInDraft}
    </small>
  )
}

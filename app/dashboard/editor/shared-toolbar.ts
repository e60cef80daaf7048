import { type FocusEvent, createContext, use, useCallback, useEffect, useMemo, useState } from "react"
import { type Language, languages } from "#contract/language.ts"

interface SharedToolbar {
  /** Where the toolbar is drawn. */
  slot: HTMLElement | null
  /** Id of the text that it serves. */
  served: string | undefined
  /** Whether a field without formatting has the focus. */
  isOff: boolean
  join: (id: string, language: Language) => () => void
  serve: (id: string) => void
}

interface ToolbarText {
  id: string
  language: Language
}

/**
 * Returns the id of the text that the toolbar serves: the one with the focus if it is in sight, else the first in the
 * order of languages. Editors load one by one, on a slow machine in any order.
 */
export function servedText(texts: readonly ToolbarText[], focused: string, isShown: (language: Language) => boolean) {
  const shown = languages.filter(isShown).flatMap((code) => texts.filter(({ language }) => language === code))
  return (shown.find(({ id }) => id === focused) ?? shown[0])?.id
}

/** The toolbar above several texts; without one, each text has its own. */
export const ToolbarScope = createContext<SharedToolbar | null>(null)

/**
 * Provides one toolbar for several texts: it serves the one that has, or last had, the focus, at first the first one.
 * `isShown`: whether the texts of a language are in sight.
 */
export function useSharedToolbar(isShown: (language: Language) => boolean) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [texts, setTexts] = useState<readonly ToolbarText[]>([])
  const [focused, serve] = useState("")
  const [isOff, setIsOff] = useState(false)
  const join = useCallback((id: string, language: Language) => {
    setTexts((joined) => [...joined, { id, language }])
    return () => setTexts((joined) => joined.filter((text) => text.id !== id))
  }, [])
  const served = servedText(texts, focused, isShown)
  const scope = useMemo(() => ({ slot, served, isOff, join, serve }), [slot, served, isOff, join])
  const onFocusCapture = ({ target, currentTarget }: FocusEvent) => {
    // A dialog opened by the toolbar is elsewhere in the document.
    if (currentTarget.contains(target)) setIsOff(target.matches(":is(input, textarea, select):not([role=toolbar] *)"))
  }
  return { scope, setSlot, onFocusCapture }
}

/** Joins a text to the toolbar above it, if there is one; returns where to draw the toolbar, null: not now. */
export function useToolbarPlace(id: string, language: Language) {
  const shared = use(ToolbarScope)
  const join = shared?.join
  useEffect(() => join?.(id, language), [join, id, language])
  return {
    isShared: shared !== null,
    slot: shared?.served === id ? shared.slot : null,
    isOff: shared?.isOff ?? false,
    onFocus: () => shared?.serve(id),
  }
}

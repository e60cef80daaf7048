import { type ReactNode, createContext, use, useMemo } from "react"
import { type Language, defaultLanguage } from "#contract/language.ts"
import type { PublicTexts } from "./public-texts.ts"

export type TextArea = keyof PublicTexts

/** Provides the dictionary areas: at once when loaded, else as a promise that is stable across calls. */
export interface TextStore {
  get<Area extends TextArea>(language: Language, area: Area): PublicTexts[Area] | Promise<PublicTexts[Area]>
}

const StoreContext = createContext<TextStore | null>(null)
const TextsContext = createContext<{ language: Language; texts: PublicTexts } | null>(null)

export function TextStoreProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Sets the language of its children; on a change React keeps the old page until the texts are loaded. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const store = use(StoreContext)
  if (!store) throw new Error("LanguageProvider needs a TextStoreProvider above it")
  const value = useMemo(() => ({ language, texts: textsIn(store, language) }), [store, language])
  return <TextsContext value={value}>{children}</TextsContext>
}

/** Returns a dictionary whose areas load when a component first reads them, because no page needs all. */
function textsIn(store: TextStore, language: Language): PublicTexts {
  const useArea = (_: object, area: string | symbol) => {
    const found = store.get(language, area as TextArea)
    return found instanceof Promise ? use(found) : found
  }
  return new Proxy<object>({}, { get: useArea }) as PublicTexts
}

/** Loads the texts of a component that loads on demand, so that it never suspends on the screen. */
export function useFetchTexts(): (area: TextArea) => Promise<void> {
  const store = use(StoreContext)
  const language = useLanguage()
  return async (area) => {
    await store?.get(language, area)
  }
}

export function useTexts(): PublicTexts {
  return useLanguageContext().texts
}

export function useLanguage(): Language {
  return use(TextsContext)?.language ?? defaultLanguage
}

function useLanguageContext() {
  const context = use(TextsContext)
  if (!context) throw new Error("useTexts needs a LanguageProvider above it")
  return context
}

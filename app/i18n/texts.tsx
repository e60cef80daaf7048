import { type ReactNode, createContext, use, useMemo } from "react"
import { type Language, defaultLanguage } from "#contract/language.ts"
import type { PublicTexts } from "./public-texts.ts"

export type TextArea = keyof PublicTexts

/** Hands out the areas of the dictionaries: at once when it has one, else as a promise that is the same at every call. */
export interface TextStore {
  get<Area extends TextArea>(language: Language, area: Area): PublicTexts[Area] | Promise<PublicTexts[Area]>
}

const StoreContext = createContext<TextStore | null>(null)
const TextsContext = createContext<{ language: Language; texts: PublicTexts } | null>(null)

export function TextStoreProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Sets the language of everything inside; on a change React keeps the old page until the texts are there. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const store = use(StoreContext)
  if (!store) throw new Error("LanguageProvider needs a TextStoreProvider above it")
  const value = useMemo(() => ({ language, texts: textsIn(store, language) }), [store, language])
  return <TextsContext value={value}>{children}</TextsContext>
}

/** Looks like the whole dictionary, but an area is fetched when a component first reads it: no page needs them all. */
function textsIn(store: TextStore, language: Language): PublicTexts {
  const useArea = (_: object, area: string | symbol) => {
    const found = store.get(language, area as TextArea)
    return found instanceof Promise ? use(found) : found
  }
  return new Proxy<object>({}, { get: useArea }) as PublicTexts
}

/** For a piece that is fetched when it is wanted: its texts come with it, so that it never waits for them on the screen. */
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

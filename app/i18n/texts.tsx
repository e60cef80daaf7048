import { type ReactNode, createContext, use } from "react"
import { type Language, defaultLanguage } from "#contract/language.ts"
import type { PublicTexts } from "./public-texts.ts"

/** Hands out dictionaries: at once when it has one, else as a promise that is the same at every call. */
export interface TextStore {
  get(language: Language): PublicTexts | Promise<PublicTexts>
}

const StoreContext = createContext<TextStore | null>(null)
const TextsContext = createContext<{ language: Language; texts: PublicTexts } | null>(null)

export function TextStoreProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Sets the language of everything inside; on a change React keeps the old page until the dictionary is there. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const store = use(StoreContext)
  if (!store) throw new Error("LanguageProvider needs a TextStoreProvider above it")
  const found = store.get(language)
  const texts = found instanceof Promise ? use(found) : found
  return <TextsContext value={{ language, texts }}>{children}</TextsContext>
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

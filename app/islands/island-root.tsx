import { type ReactNode, useLayoutEffect } from "react"
import { LanguageProvider, type TextStore, TextStoreProvider } from "../i18n/texts.tsx"
import { type PageFacts, PageFactsProvider } from "./page-facts.tsx"

interface IslandRootProps {
  facts: PageFacts
  store: TextStore
  /** Called in the browser once the island is interactive, before its effects read what was typed. */
  onAlive?: () => void
  children: ReactNode
}

/** Root of an island's tree, the same on the server and in the browser. */
export function IslandRoot({ facts, store, onAlive, children }: IslandRootProps) {
  useLayoutEffect(() => onAlive?.(), [onAlive])
  return (
    <PageFactsProvider facts={facts}>
      <TextStoreProvider store={store}>
        <LanguageProvider language={facts.language}>{children}</LanguageProvider>
      </TextStoreProvider>
    </PageFactsProvider>
  )
}

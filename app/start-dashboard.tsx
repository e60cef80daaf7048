import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { defaultLanguage, isLanguage } from "#contract/language.ts"
import { createTextStore } from "./i18n/load-texts.ts"
import { TextStoreProvider } from "./i18n/texts.tsx"

const { lang } = document.documentElement
const store = createTextStore(isLanguage(lang) ? lang : defaultLanguage)
// For the error page.
await store.load(["errors"])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextStoreProvider store={store}>
        <HydratedRouter />
      </TextStoreProvider>
    </StrictMode>,
  )
})

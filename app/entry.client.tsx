import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { defaultLanguage, isLanguage } from "#contract/language.ts"
import { createTextStore } from "./i18n/load-texts.ts"
import { TextStoreProvider } from "./i18n/texts.tsx"

const { lang, dataset } = document.documentElement
const store = await createTextStore(isLanguage(lang) ? lang : defaultLanguage, dataset["texts"]?.split(" ") ?? [])

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

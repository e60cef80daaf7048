import { languageTable } from "#contract/language.ts"
import { useLanguage, useTexts } from "../i18n/texts.tsx"

/** Marks a page as a preview, with its expiry. */
export function PreviewBar({ until }: { until: string }) {
  const { layout } = useTexts()
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(languageTable[language].locale, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
  })
  return (
    <aside className="page-bar on-ink" aria-label={layout.preview}>
      {layout.previewBar(format.format(new Date(until)))}
    </aside>
  )
}

/** Replaces a page whose preview link has expired. */
export function PreviewEnded() {
  const { layout } = useTexts()
  return (
    <main id="main" className="wrap notice">
      <title>{layout.previewEnded}</title>
      <h1>{layout.previewEnded}</h1>
    </main>
  )
}

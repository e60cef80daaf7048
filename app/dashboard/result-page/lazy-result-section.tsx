import { Suspense, lazy, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordResultProps } from "./record-result-section.tsx"
import "./result-page.css"

// The automatic texts are those of the public pages, which nothing else in the dashboard needs.
const Section = lazy(() => import("./record-result-section.tsx"))

const isMeta = (key: string) => key.startsWith("meta_")

/** Search result of a record: expanded when something is written or wrong; most pages use the automatic text. */
export function LazyResultSection(props: RecordResultProps) {
  const { resultPage: texts } = useDashboardTexts()
  const { values, errors } = props
  const [isChosen, setIsChosen] = useState(() =>
    Object.entries(values).some(([key, value]) => isMeta(key) && value !== ""),
  )
  const isOpen = isChosen || Object.keys(errors).some(isMeta)
  return (
    <details
      className="d-sec result-page"
      id="result-page"
      open={isOpen}
      onToggle={(event) => setIsChosen(event.currentTarget.open)}
    >
      <summary>
        <h2>{texts.section}</h2>
      </summary>
      <p className="result-hint">{texts.hint}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <Section {...props} />
        </Suspense>
      )}
    </details>
  )
}

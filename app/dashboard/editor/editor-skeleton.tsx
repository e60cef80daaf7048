import { languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

/** Skeleton of an editor while its record loads. */
export function EditorSkeleton({ title }: { title: string }) {
  const { common } = useDashboardTexts()
  return (
    <>
      <title>{title}</title>
      <h1 className="visually-hidden">{title}</h1>
      <output className="visually-hidden">{common.loading}</output>
      <div className="d-head" aria-hidden="true">
        <span className="skeleton skeleton-crumb" />
        <span className="skeleton skeleton-title" />
      </div>
      <div className="trio" aria-hidden="true">
        {languages.map((language) => (
          <div key={language} className="skeleton-column">
            <span className="skeleton" />
            <span className="skeleton skeleton-line" />
            <span className="skeleton skeleton-text" />
          </div>
        ))}
      </div>
    </>
  )
}

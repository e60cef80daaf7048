import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

/** The shape of an editor while its record is on the way. */
export function EditorSkeleton({ title }: { title: string }) {
  const { common } = useDashboardTexts()
  return (
    <>
      <title>{title}</title>
      <h1 className="vh">{title}</h1>
      <output className="vh">{common.loading}</output>
      <div className="d-head" aria-hidden="true">
        <span className="sk sk-crumb" />
        <span className="sk sk-title" />
      </div>
      <div className="trio" aria-hidden="true">
        {["de", "en", "ru"].map((language) => (
          <div key={language} className="sk-column">
            <span className="sk" />
            <span className="sk sk-line" />
            <span className="sk sk-text" />
          </div>
        ))}
      </div>
    </>
  )
}

import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useFormatCount } from "../ui/format-number.ts"
import "./spare.css"

/** Links to the sections of the long editor page. */
export function JumpLinks({ parts, images }: { parts: number; images: number }) {
  const { spares: texts, parts: partTexts, editor, images: imageTexts } = useDashboardTexts()
  const formatCount = useFormatCount()
  const sections = [
    { id: "texts", label: editor.section },
    { id: "images", label: imageTexts.title, count: images },
    { id: "catalogue", label: texts.catalogueTitle },
    { id: "parts", label: partTexts.title, count: parts },
  ]
  return (
    <nav className="jump-links" aria-label={texts.sections}>
      {sections.map(({ id, label, count }) => (
        <a key={id} href={`#${id}`}>
          {label}
          {count !== undefined && <span>{formatCount(count)}</span>}
        </a>
      ))}
    </nav>
  )
}

import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { SectionProps } from "../record/screen-definition.ts"
import { useFormatCount } from "../ui/format-number.ts"
import "./spare.css"

/** Links to the sections of the long editor page. */
export function JumpLinks({ editor, record }: SectionProps<"spare", unknown>) {
  const { spares: texts, parts: partTexts, editor: editorTexts, images: imageTexts } = useDashboardTexts()
  const formatCount = useFormatCount()
  const sections = [
    { id: "texts", label: editorTexts.section },
    { id: "images", label: imageTexts.title, count: editor.pictures.length },
    { id: "catalogue", label: texts.catalogueTitle },
    { id: "parts", label: partTexts.title, count: record.parts_total },
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

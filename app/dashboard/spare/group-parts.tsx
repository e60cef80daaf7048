import { useEffect } from "react"
import { useLocation } from "react-router"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { PartsSection } from "../part/parts-section.tsx"
import type { SectionProps } from "../record/screen-definition.ts"
import { shownTitle } from "../ui/shown-text.ts"

/** The parts of a group on its screen. */
export default function GroupParts({ editor, record }: SectionProps<"spare", unknown>) {
  const { hash } = useLocation()
  const title = shownTitle(editor.record, useDashboardLanguage())
  // The browser has tried before the parts were rendered.
  useEffect(() => {
    if (hash === "#parts") document.getElementById("parts")?.scrollIntoView()
  }, [hash])
  return <PartsSection spareId={record.id} total={record.parts_total} group={title} />
}

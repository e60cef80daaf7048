import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { SectionProps } from "../record/screen-definition.ts"
import { TickField } from "../ui/ticks.tsx"

/** Whether the first of the pictures is the banner of a page that shows the others beside its text. */
export function CareersBanner({ editor }: SectionProps<"page">) {
  const { pages: texts } = useDashboardTexts()
  return (
    <div className="d-sec" data-field="has_banner">
      <TickField
        legend={texts.banner}
        type="checkbox"
        options={[{ value: "1", label: texts.bannerFirst, text: texts.bannerHint }]}
        chosen={editor.values["has_banner"] === "1" ? ["1"] : []}
        onChoose={([on]) => editor.set("has_banner", on ?? "0")}
      />
    </div>
  )
}

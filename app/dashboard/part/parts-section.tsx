import { useSearchParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useMay } from "../ui/shell-context.tsx"
import type { TitleText } from "../ui/shown-text.ts"
import { PartsTable } from "./parts-table.tsx"

interface PartsSectionProps {
  spareId: number
  /** Total number of parts in the group, if known. */
  total: number
  group: TitleText
}

/** The table of parts in the screen of their group: twenty on a page. */
export function PartsSection({ spareId, total, group }: PartsSectionProps) {
  const { parts: texts } = useDashboardTexts()
  const { number, forget } = useNumberToAdd()
  const mayEdit = useMay("parts.edit")
  return (
    <section className="d-sec" id="parts">
      <PartsTable
        group={{ id: spareId, title: group }}
        size="inside"
        label={texts.listLabel}
        opened={number && mayEdit ? { kind: "part", spareId, part: null, number } : null}
        onClosed={forget}
        head={(list, { query }) => {
          const all = query ? total : (list?.total ?? total)
          const countText = list && query ? texts.found(list.total, all) : ""
          return (
            <h2 id="parts-heading" tabIndex={-1}>
              {texts.title} <small>{countText || texts.total(all)}</small>
            </h2>
          )
        }}
      />
    </section>
  )
}

/** Number of a part that another screen asks to add; in the URL until its form is closed. */
function useNumberToAdd() {
  const [params, setParams] = useSearchParams()
  const forget = () => {
    if (!params.has("add")) return
    const rest = new URLSearchParams(params)
    rest.delete("add")
    setParams(rest, { replace: true, preventScrollReset: true })
  }
  return { number: params.get("add") ?? "", forget }
}

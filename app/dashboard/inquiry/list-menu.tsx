import { useState } from "react"
import { useNavigate } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Dialog } from "../ui/dialog.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { FiguresTable } from "./figures-table.tsx"
import type { Ticked } from "./use-ticked.ts"

/** What is rarely needed beside the list: selection, templates, figures, keys, trash. */
export function ListMenu({ selection }: { selection: Ticked }) {
  const { applications, trash } = useDashboardTexts()
  const desk = useDeskTexts()
  const mayEdit = useMay("inquiries.edit")
  const mayReadApplications = useMay("applications.read")
  const navigate = useNavigate()
  const [shown, setShown] = useState<"figures" | "keys" | null>(null)
  const close = () => setShown(null)
  const isOn = selection.isOn
  return (
    <>
      <MenuButton
        label={desk.listMenu}
        items={[
          ...(mayEdit
            ? [
                { label: isOn ? desk.bulk.end : desk.selectSeveral, run: () => selection.turn(!isOn) },
                { label: desk.templates.title, run: () => navigate("/dashboard/requests/templates") },
              ]
            : []),
          ...(mayReadApplications
            ? [{ label: applications.title, run: () => navigate("/dashboard/requests/applications") }]
            : []),
          { label: desk.figures, run: () => setShown("figures") },
          { label: desk.keyLegend, run: () => setShown("keys") },
          { label: trash.title, run: () => navigate("/dashboard/trash?kind=request") },
        ]}
      />
      {shown === "figures" && (
        <Dialog title={desk.figures} size="medium" onClose={close}>
          <FiguresTable />
        </Dialog>
      )}
      {shown === "keys" && (
        <Dialog title={desk.keyLegend} onClose={close}>
          <dl className="desk-keys">
            {Object.entries(desk.keys).map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="hint">{desk.keysOff}</p>
        </Dialog>
      )}
    </>
  )
}

import { Icon } from "../../ui/icon.tsx"

/** Prints the page; shown where scripts run. */
export const PrintButton = ({ label }: { label: string }) => (
  <button type="button" className="button button-small button-outline scripted" onClick={() => window.print()}>
    <Icon name="print" />
    {label}
  </button>
)

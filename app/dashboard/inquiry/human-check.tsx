import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"

export function HumanCheckMark({ verified }: { verified: boolean }) {
  const { inquiries: texts } = useDashboardTexts()
  return (
    <span className={verified ? "badge badge-ok" : "badge badge-warning"}>
      <Icon name={verified ? "check" : "warn"} />
      {verified ? texts.verified : texts.unverified}
    </span>
  )
}

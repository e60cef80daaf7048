import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { ScreenTabs } from "../ui/screen-tabs.tsx"

/** Tabs for inquiries and applications; nothing for accounts that may read only one. */
export function InquiryTabs() {
  const { applications: texts } = useDashboardTexts()
  const mayBoth = [useMay("inquiries.read"), useMay("applications.read")].every(Boolean)
  if (!mayBoth) return null
  const tabs = [
    { to: "/dashboard/requests", label: texts.tabInquiries },
    { to: "/dashboard/requests/applications", label: texts.title },
  ]
  return <ScreenTabs label={texts.tabs} tabs={tabs} />
}

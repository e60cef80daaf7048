import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useMay } from "../shell/shell-context.tsx"
import { ScreenTabs } from "../ui/screen-tabs.tsx"

/** What visitors send: requests and applications, each a screen of its own; nothing for people who may read only the one. */
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

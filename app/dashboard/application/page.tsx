import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { read } from "../api/read.ts"
import { InquiryTabs } from "../inquiry/inquiry-tabs.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, SkeletonRows } from "../ui/states.tsx"
import { ApplicationRow } from "./application-row.tsx"
import { useRemoveApplication } from "./use-remove-application.tsx"
import "./applications.css"

/** Applications from the careers page; a second tab of the inquiries. */
export default function ApplicationsPage() {
  const { applications: texts, inquiries, trash } = useDashboardTexts()
  const loaded = useQuery(read("GET /application"))
  const remove = useRemoveApplication()
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard/requests", label: inquiries.title }]}
        stamp={loaded.data ? texts.summary(loaded.data.length) : "\u00a0"}
      >
        <Link className="button button-small button-quiet" to="/dashboard/trash?kind=application">
          <Icon name="trash" />
          {trash.title}
        </Link>
      </PageHeader>
      <InquiryTabs />
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        skeleton={<SkeletonRows rows={6} />}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {(applications) => (
          <ul className="applications" aria-label={texts.listLabel}>
            {applications.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                onRemove={() => void remove(application)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}

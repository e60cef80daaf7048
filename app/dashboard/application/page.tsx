import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "react-router"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Application } from "#contract/application.ts"
import { read } from "../api/read.ts"
import { InquiryTabs } from "../inquiry/inquiry-tabs.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, SkeletonRows } from "../ui/states.tsx"
import { callApi, downloadFile } from "../api/call-api.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useRemove } from "../trash/use-remove.ts"
import { formatMoment } from "../ui/format-date.ts"
import { SentFiles } from "../inquiry/sent-files.tsx"
import { IconOnlyButton } from "../ui/button.tsx"
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

/** Deletes an application after a confirmation that names it; focus moves to its neighbour. */
function useRemoveApplication() {
  const { applications: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const client = useQueryClient()
  const { queryKey } = read("GET /application")
  const remove = useRemove({ explain: () => texts.removeFailed, canRetry: true })
  return async ({ id, version, first_name, last_name, created_at, cv }: Application): Promise<void> => {
    const text = texts.removeText(`${first_name} ${last_name}`, formatMoment(created_at, language), cv.length)
    const isGone = await remove({
      question: <p>{text}</p>,
      button: texts.removeButton,
      call: () => callApi("DELETE /application/:id", { params: { id }, version }),
      entry: `application-${id}`,
    })
    if (!isGone) return
    const list = client.getQueryData(queryKey) ?? []
    const at = list.findIndex((other) => other.id === id)
    client.setQueryData(
      queryKey,
      list.filter((other) => other.id !== id),
    )
    focusSoon(`application-${(list[at + 1] ?? list[at - 1])?.id}`)
    void client.invalidateQueries({ queryKey })
  }
}

function ApplicationRow({ application, onRemove }: { application: Application; onRemove: () => void }) {
  const { applications: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { id, cv, first_name, last_name, email, reference, created_at, lang, verified } = application
  const name = `${first_name} ${last_name}`
  return (
    <li>
      <div className="applicant">
        <b id={`application-${id}`} tabIndex={-1}>
          {name}
        </b>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      <p className="application-facts">
        <time dateTime={created_at}>{texts.received(formatMoment(created_at, language))}</time>
        <span>
          <span className="mono">{reference}</span>, {texts.wroteIn[lang]}
        </span>
        <HumanCheckMark verified={verified} />
      </p>
      {cv.length === 0 ? (
        <span className="no-files">{texts.noFiles}</span>
      ) : (
        <SentFiles
          files={cv}
          label={texts.files(name)}
          download={(n, file) => downloadFile("/application/:id/cv/:number", file, { params: { id, number: n } })}
        />
      )}
      <IconOnlyButton icon="trash" label={texts.remove(name)} onClick={onRemove} />
    </li>
  )
}

function HumanCheckMark({ verified }: { verified: boolean }) {
  const { inquiries: texts } = useDashboardTexts()
  return (
    <span className={verified ? "badge badge-ok" : "badge badge-warning"}>
      <Icon name={verified ? "check" : "warn"} />
      {verified ? texts.verified : texts.unverified}
    </span>
  )
}

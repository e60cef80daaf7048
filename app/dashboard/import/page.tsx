import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { Link, useParams } from "react-router"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { EditorSkeleton } from "../record/awaited-record.tsx"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { EmptyState, LoadError } from "../ui/states.tsx"
import { CheckStep } from "./check-step.tsx"
import { ChooseStep } from "./choose-step.tsx"
import { ColumnsStep } from "./columns-step.tsx"
import { DoneStep } from "./done-step.tsx"
import { GroupsStep } from "./groups-step.tsx"
import { HeadingsStep } from "./headings-step.tsx"
import { ImportFoot } from "./import-foot.tsx"
import { importPath } from "./kept-sheet.ts"
import { SheetStep } from "./sheet-step.tsx"
import { UploadProgress } from "./upload-progress.tsx"
import { type ImportCourse, useImport } from "./use-import.ts"
import "./import.css"
import "./import-page.css"
import "./import-check.css"
import { Notice } from "../ui/notice.tsx"
import type { ImportFailure } from "./import-failure.ts"
import type { ImportResult } from "./send-sheet.ts"
import { Icon } from "#app/ui/icon.tsx"
import { importSteps, stepsOf } from "./import-steps.ts"

/** Imports parts from a sheet into one group, or into those that its rows name; nothing changes before the last step. */
export default function ImportPage() {
  const { id } = useParams()
  const { spares: texts, common } = useDashboardTexts()
  const groups = useQuery(read("GET /spare"))
  const group = groups.data?.find((candidate) => String(candidate.id) === id)
  if (groups.data && (id === undefined || group))
    return <LoadedImport key={id ?? "groups"} group={group ?? null} groups={groups.data} />
  if (groups.error)
    return <LoadError title={common.loadFailed} error={groups.error} onRetry={() => void groups.refetch()} />
  if (!groups.data) return <EditorSkeleton title={texts.title} />
  return (
    <>
      <PageHeader title={texts.gone} crumbs={[{ to: "/dashboard/data", label: texts.title }]} />
      <EmptyState text={texts.removedText}>
        <Link className="button button-small" to="/dashboard/data">
          {texts.toList}
        </Link>
      </EmptyState>
    </>
  )
}

const stepScreens = {
  sheet: SheetStep,
  headings: HeadingsStep,
  columns: ColumnsStep,
  groups: GroupsStep,
  check: CheckStep,
} as const

function LoadedImport({ group, groups }: { group: SpareSummary | null; groups: readonly SpareSummary[] }) {
  const { partImport: texts, spares } = useDashboardTexts()
  const language = useDashboardLanguage()
  const spareId = group?.id ?? null
  const course = useImport(spareId)
  const { choice, result, step, done, failure, busy } = course
  const heading = useStepHeading(done ? "done" : step)
  const title = group ? shownTitle(group, language).text || spares.untitled : ""
  const crumbs = [
    { to: "/dashboard/data", label: spares.title },
    ...(group ? [{ to: `/dashboard/spare/${group.id}`, label: title }] : []),
    ...(choice || done ? [{ to: importPath(spareId), label: texts.crumb }] : []),
  ]
  const Screen = step && stepScreens[step]
  const name = choice?.file.name ?? done?.choice.file.name ?? (group ? texts.title : texts.grouped.title)
  return (
    <div className="import-page">
      <PageHeader title={name} crumbs={crumbs}>
        {choice && (
          <Button look="quiet" disabled={busy?.what === "apply"} onClick={() => course.take(null)}>
            {texts.change}
          </Button>
        )}
      </PageHeader>
      {choice && result && <StepList course={course} result={result} />}
      <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
        {done ? texts.done : step ? texts.steps[step] : texts.file}
      </h2>
      {choice && failure && <FailureNotice failure={failure} result={result} />}
      {done ? (
        <DoneStep spareId={spareId} done={done} />
      ) : !choice ? (
        !course.isPending && (
          <>
            {!group && <p className="import-group">{texts.grouped.hint}</p>}
            <ChooseStep spareId={spareId} onFile={course.take} />
          </>
        )
      ) : result && Screen ? (
        <Screen course={course} choice={choice} result={result} groups={groups} />
      ) : failure ? (
        <ImportFoot course={course} action={texts.again} onAction={course.again} />
      ) : (
        busy && <UploadProgress busy={busy} isGrouped={course.isGrouped} />
      )}
    </div>
  )
}

/** Focuses the heading of a step that follows another. */
function useStepHeading(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    shown.current = step
  }, [step])
  return heading
}

/** Why an import failed, and what to do. */
function FailureNotice({ failure, result }: { failure: ImportFailure; result: ImportResult | null }) {
  const { partImport: texts, common } = useDashboardTexts()
  const changed = useChangedTitles(failure, result)
  const [title, text] = {
    refused: [texts.refusedNow, ""],
    "changed-meanwhile": [
      changed ? texts.grouped.changedMeanwhile(changed) : texts.changedMeanwhile,
      texts.changedMeanwhileText,
    ],
    "too-large": [texts.tooLarge, ""],
    "wrong-type": [texts.wrongType, ""],
    "no-response": [texts.noResponse, common.errors.no_response],
    "file-changed": [texts.fileChanged, ""],
    gone: [common.errors.not_found, ""],
    unexpected: [texts.unexpected, texts.unexpectedText],
  }[failure.kind]
  return (
    <Notice tone="bad">
      <b>{title}</b>
      {text && <p>{text}</p>}
    </Notice>
  )
}

/** Returns the titles of groups changed since the preview of a multi-group import; "" for one group. */
function useChangedTitles(failure: ImportFailure, result: ImportResult | null): string {
  const language = useDashboardLanguage()
  if (failure.kind !== "changed-meanwhile" || !result || !("groups" in result)) return ""
  const changed = result.groups.filter(({ spare_id }) => failure.spareIds.includes(spare_id))
  return new Intl.ListFormat(language).format(changed.map((group) => shownTitle(group, language).text))
}

/** The steps of an import; those before the shown one are done or had nothing to ask, and all that exist can be opened. */
function StepList({ course, result }: { course: ImportCourse; result: ImportResult }) {
  const { partImport: texts } = useDashboardTexts()
  const steps = stepsOf(result)
  const shown = course.step ? importSteps.indexOf(course.step) : 0
  return (
    <ol className="import-steps" aria-label={texts.stepsLabel}>
      {steps.map((step, at) => {
        const isDone = importSteps.indexOf(step) < shown
        return (
          <li
            key={step}
            aria-current={step === course.step ? "step" : undefined}
            className={isDone ? "done" : undefined}
          >
            <button type="button" disabled={course.busy?.what === "apply"} onClick={() => course.goTo(step)}>
              {isDone ? <Icon name="check" /> : <span className="mono">{at + 1}</span>}
              {texts.steps[step]}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

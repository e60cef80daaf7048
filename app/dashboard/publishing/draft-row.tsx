import { useQuery } from "@tanstack/react-query"
import { Suspense, lazy, useState } from "react"
import { Link } from "react-router"
import { languages } from "#contract/language.ts"
import type { Publications } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { read, useRefresh } from "../api/read.ts"
import { initialsOf } from "../ui/own-name.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useAgo } from "../ui/use-ago.ts"
import { Loaded } from "../ui/loaded.tsx"
import { DraftDifferences } from "./draft-differences.tsx"
import { draftPath } from "./draft-path.ts"
import { PlanNotes } from "./plan-notes.tsx"
import { subjectOfDraft } from "./plan-subject.ts"
import { useReviewMark } from "./review-note.tsx"

const PlanDialog = lazy(() => import("./plan-dialog.tsx"))

type Draft = Publications["drafts"][number]
type Plans = Publications["plans"]

interface DraftRowProps {
  /** The draft, or the plan of a record that has no draft. */
  row: { draft: Draft } | { draft: null; plan: Plans[number] }
  plans: Plans
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onReturn: (draft: Draft) => void
}

/** A draft in the list: author and languages, and when opened its changes and actions. */
export function DraftRow({ row, plans, isTicked, onTick, onReturn }: DraftRowProps) {
  const { publishing: texts, trash } = useDashboardTexts()
  const refresh = useRefresh()
  const isReadOnly = useIsReadOnly()
  const [isOpen, setIsOpen] = useState(false)
  const { draft } = row
  const record = draft ?? row.plan
  const title = record.title || String(record.id)
  return (
    <li className={isTicked ? "draft-row draft-ticked" : "draft-row"}>
      {draft && !isReadOnly && (
        <input
          type="checkbox"
          aria-label={texts.tick(title)}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
      )}
      <div className="draft-name">
        <span>{record.kind === "page" ? texts.textPage : trash.kind[record.kind]}</span>
        <b>
          <Link to={draftPath(record)}>{title}</Link>
        </b>
        {draft && draft.note !== "" && <q>{draft.note}</q>}
        <p className="publish-state">
          <PlanNotes
            plans={plans}
            version={draft?.version ?? 0}
            isEditable={!isReadOnly}
            onChanged={() => void refresh("GET /draft")}
          />
        </p>
      </div>
      {draft && (
        <>
          <DraftAuthor draft={draft} />
          <DraftLanguages draft={draft} />
          <button
            type="button"
            className="text-button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen((before) => !before)}
          >
            {texts.changes(draft.changes)} <Icon name={isOpen ? "up" : "down"} />
          </button>
        </>
      )}
      {draft && isOpen && <DraftDetail draft={draft} onReturn={onReturn} />}
    </li>
  )
}

/** Changes of a draft, with links to edit, plan or send it back. */
function DraftDetail({ draft, onReturn }: { draft: Draft } & Pick<DraftRowProps, "onReturn">) {
  const { publishing: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const refresh = useRefresh()
  const [isPlanning, setIsPlanning] = useState(false)
  const { kind, id } = draft
  const loaded = useQuery(read("GET /draft/:kind/:id", { params: { kind, id } }))
  const publication = loaded.data
  return (
    <div className="draft-detail">
      <Loaded query={loaded} failed={texts.differencesFailed} rows={2}>
        {({ draft: stored }) => stored && <DraftDifferences draft={stored} />}
      </Loaded>
      <p className="action-row">
        <Link className="text-button" to={draftPath(draft)}>
          {texts.openDraft}
        </Link>
        {publication?.draft && !isReadOnly && (
          <button type="button" className="text-button" aria-haspopup="dialog" onClick={() => setIsPlanning(true)}>
            {texts.planAsk}
          </button>
        )}
        {draft.ready && !isReadOnly && (
          <button type="button" className="text-button" aria-haspopup="dialog" onClick={() => onReturn(draft)}>
            {texts.returnAsk}
          </button>
        )}
      </p>
      {isPlanning && publication?.draft && (
        <Suspense fallback={null}>
          <PlanDialog
            subject={subjectOfDraft(publication.draft, publication, () => refresh("GET /draft"))}
            onClose={() => setIsPlanning(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function DraftAuthor({ draft }: { draft: Draft }) {
  const { publishing: texts } = useDashboardTexts()
  const ago = useAgo()
  const mark = useReviewMark()(draft)
  return (
    <span className="draft-author">
      <span aria-hidden="true">{initialsOf(draft.ready ? draft.ready_by || draft.saved_by : draft.saved_by)}</span>
      <span>{mark || texts.savedBy(draft.saved_by, ago(draft.saved_at))}</span>
    </span>
  )
}

/** All languages, those that the draft changes highlighted; nothing if it changes no language. */
function DraftLanguages({ draft }: { draft: Draft }) {
  const changed = new Set(draft.languages)
  return (
    <span className="draft-languages">
      {changed.size > 0 &&
        languages.map((language) => (
          <span key={language} aria-hidden={!changed.has(language)} className={changed.has(language) ? "changed" : ""}>
            {language.toUpperCase()}
          </span>
        ))}
    </span>
  )
}

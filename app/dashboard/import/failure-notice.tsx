import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Notice } from "../ui/notice.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import type { ImportFailure } from "./import-failure.ts"
import { RefusedRows } from "./refused-rows.tsx"
import type { ImportCourse } from "./use-import.ts"

/** Why an import failed, and what to do. */
export function FailureNotice({ failure, course }: { failure: ImportFailure; course: ImportCourse }) {
  const { partImport: texts, common } = useDashboardTexts()
  const changed = useChangedTitles(failure, course)
  if (failure.kind === "refused")
    return <RefusedRows errors={failure.errors} text={texts.refusedText} sheet={course.sheet} />
  const [title, text] = {
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
function useChangedTitles(failure: ImportFailure, { preview }: ImportCourse): string {
  const language = useDashboardLanguage()
  if (failure.kind !== "changed-meanwhile" || !preview || !("groups" in preview)) return ""
  const changed = preview.groups.filter(({ spare_id }) => failure.spareIds.includes(spare_id))
  return new Intl.ListFormat(language).format(changed.map((group) => shownTitle(group, language).text))
}

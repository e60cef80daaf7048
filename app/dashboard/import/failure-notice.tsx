import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Notice } from "../ui/notice.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import type { ImportFailure } from "./import-failure.ts"
import type { ImportResult } from "./send-sheet.ts"

/** Why an import failed, and what to do. */
export function FailureNotice({ failure, result }: { failure: ImportFailure; result: ImportResult | null }) {
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

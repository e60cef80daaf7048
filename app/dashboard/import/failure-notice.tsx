import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Notice } from "../ui/notice.tsx"
import type { ImportFailure } from "./import-failure.ts"
import { RefusedRows } from "./refused-rows.tsx"

/** Why an import did not happen, and what to do. */
export function FailureNotice({ failure, children }: { failure: ImportFailure; children?: ReactNode }) {
  const { partImport: texts, common } = useDashboardTexts()
  if (failure.kind === "refused") return <RefusedRows errors={failure.errors} />
  const [title, text] = {
    "changed-meanwhile": [texts.changedMeanwhile, texts.changedMeanwhileText],
    "too-large": [texts.tooLarge, ""],
    "wrong-type": [texts.wrongType, ""],
    "no-answer": [texts.noResponse, common.errors.no_answer],
    "file-changed": [texts.fileChanged, ""],
    gone: [common.errors.not_found, ""],
    unexpected: [texts.unexpected, texts.unexpectedText],
  }[failure.kind]
  return (
    <Notice tone="bad">
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children}
    </Notice>
  )
}

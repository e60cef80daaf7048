import { useRef } from "react"
import type { PublicTexts } from "../../i18n/public-texts.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { FormField } from "../../ui/form-field.tsx"
import { limits } from "#contract/limits.ts"
import { trimmedTexts } from "../inquiry/form-texts.ts"
import { FormShell } from "../inquiry/form-shell.tsx"
import { SentMessage } from "../inquiry/sent-message.tsx"
import { type FormProblem, sortProblems } from "../inquiry/sort-problems.ts"
import { useSubmission } from "../inquiry/use-submission.ts"
import type { ApplicationRefusal } from "./post-application.ts"
import {
  type ApplicationProblem,
  type ApplicationValues,
  applicationFieldId,
  applicationFields,
  checkApplication,
} from "./check-application.ts"
import { FileField } from "../files/file-field.tsx"
import { FilesProgress } from "../files/files-progress.tsx"
import { useAttachments } from "../files/use-attachments.ts"

const cvRules = { types: [".pdf", ".doc", ".docx", ".odt"], most: limits.cvFiles, bytes: limits.cvBytes }

/** Application form; like every form it keeps all input through every failure. */
export function ApplicationForm({ sent, refusal }: { sent: string | null; refusal: ApplicationRefusal | undefined }) {
  const { careers, files: fileTexts, form: texts } = useTexts()
  const lang = useLanguage()
  const company = usePageFacts().settings.company_name
  const submission = useSubmission<ApplicationProblem>(sent, refusal, applicationFieldId)
  const cv = useAttachments()
  const form = useRef<HTMLFormElement>(null)

  const submit = async () => {
    if (!form.current) return
    const values = trimmedTexts(new FormData(form.current), ["first_name", "last_name", "email"])
    const content = { ...values, lang, files: cv.facts }
    const { token } = submission
    const reference = await submission.submit(checkApplication(values, token !== ""), content, async (key) => {
      const upload = cv.start()
      const { sendApplication } = await import("./send-application.ts")
      const sort = (errors: FormProblem[]) => sortProblems(applicationFields, errors)
      return sendApplication({ ...values, lang, files: cv.files }, { token, key, form: form.current, sort, ...upload })
    })
    if (reference !== null) cv.choose([])
  }
  if (submission.phase === "sent")
    return (
      <SentMessage
        title={careers.sentTitle}
        reference={submission.reference}
        another={careers.another}
        onAnother={submission.restart}
        next={<p>{careers.received}</p>}
      />
    )
  const textOf = (problem: ApplicationProblem) => problemText({ careers, files: fileTexts, form: texts }, problem)
  const field = (path: keyof ApplicationValues) => {
    const problem = submission.problemOf(path)
    return {
      id: applicationFieldId(path),
      name: path,
      defaultValue: refusal?.values[path],
      error: problem && textOf(problem),
      onInput: () => submission.settle(path),
      required: true,
    }
  }
  const cvProblem = submission.problemOf("cv")
  return (
    <FormShell
      form={form}
      submission={submission}
      idOf={applicationFieldId}
      textOf={textOf}
      withFiles
      sendText={careers.send}
      privacy={careers.privacy(company)}
      anchor="apply"
      onSubmit={() => void submit()}
      progress={
        cv.files.length > 0 && (
          <FilesProgress active={submission.phase === "sending"} share={cv.share} onStop={cv.stop} />
        )
      }
      small={texts.requiredNote}
    >
      <div className="two-columns">
        <FormField {...field("first_name")} label={careers.firstName} autoComplete="given-name" />
        <FormField {...field("last_name")} label={careers.lastName} autoComplete="family-name" />
      </div>
      <FormField {...field("email")} label={texts.email} type="email" autoComplete="email" />
      <FileField
        id={applicationFieldId("cv")}
        name="cv"
        label={careers.cv}
        formats={careers.formats}
        wrongFormat={careers.wrongFormat}
        rules={cvRules}
        files={cv.files}
        error={cvProblem && textOf(cvProblem)}
        hadFiles={refusal?.values.hadFiles}
        onChange={(chosen) => {
          cv.choose(chosen)
          submission.settle("cv")
        }}
      />
    </FormShell>
  )
}

function problemText(
  { careers, files, form }: Pick<PublicTexts, "careers" | "files" | "form">,
  { path, code, value }: ApplicationProblem,
): string {
  if (path === "captcha_token") return code === "required" ? form.not_roobot : form.humanCheckExpired
  if (path === "cv" && value) {
    if (code === "wrong_type") return careers.unreadable(value)
    if (code === "too_large") return files.refused.too_large(value, Math.floor(limits.cvBytes / 1_048_576))
  }
  if (path === "cv") return code in careers.cvProblem ? careers.cvProblem[code as "too_large"] : form.invalidValue
  if (code === "too_long") return form.tooLong(path === "email" ? limits.email : limits.name)
  if (code === "invalid_email") return form.invalidEmail
  return code === "required" ? careers.missing[path] : form.invalidValue
}

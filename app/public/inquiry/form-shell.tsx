import type { ReactNode, RefObject } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { ErrorSummary } from "../../ui/error-summary.tsx"
import { HumanCheck } from "../human-check/human-check.tsx"
import { useFormCheck } from "../human-check/use-form-check.ts"
import { FailureMessage } from "./failure-message.tsx"
import type { FormProblem } from "./sort-problems.ts"
import type { Submission } from "./use-submission.ts"

interface FormShellProps<Problem extends FormProblem> {
  id?: string | undefined
  form: RefObject<HTMLFormElement | null>
  submission: Submission<Problem>
  idOf: (path: Problem["path"]) => string
  textOf: (problem: Problem) => string
  withFiles?: boolean
  sendText: string
  privacy: string
  /** Fragment of the form, for responses without script. */
  anchor: string
  onSubmit: () => void
  /** Between the check and the button, while sending. */
  progress?: ReactNode
  small: ReactNode
  children: ReactNode
}

/** Frame shared by all forms; works as a plain form without script. */
export function FormShell<Problem extends FormProblem>(props: FormShellProps<Problem>) {
  const { id, form, submission, idOf, textOf, withFiles, sendText, privacy, anchor, onSubmit } = props
  const { form: texts } = useTexts()
  const { path, search } = usePageFacts()
  const human = useFormCheck(form, submission.confirm)
  const sending = submission.phase === "sending"
  const check = submission.problemOf("captcha_token")
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus of any field begins the check */}
      <form
        id={id}
        ref={form}
        method="post"
        encType={withFiles ? "multipart/form-data" : undefined}
        action={`${path}${withoutSent(search)}#${anchor}`}
        noValidate
        aria-busy={sending}
        onFocus={human.prepare}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ErrorSummary
          title={texts.problems(submission.problems.length)}
          errors={submission.problems.map((problem) => ({ id: idOf(problem.path), text: textOf(problem) }))}
        />
        {props.children}
        <label className="trap" aria-hidden="true">
          {texts.trap}
          <input name="sealing_gap" tabIndex={-1} autoComplete="off" {...unfilled} />
        </label>
        <HumanCheck
          id={idOf("captcha_token")}
          verified={submission.token !== ""}
          working={human.isWorking}
          error={human.hasFailed ? texts.human.failed : check && textOf(check)}
          onWork={() => void human.confirmByWork()}
          onPicture={() => void human.openPicture()}
        />
        {props.progress}
        <FailureMessage failure={submission.failure} />
        <button type="submit" className={sending ? "button button-busy" : "button"} aria-disabled={sending} data-replay>
          {sending ? texts.sending : sendText}
        </button>
        <p className="fine">{props.small}</p>
        <PrivacyNote text={privacy} />
      </form>
      {human.Dialog && <human.Dialog open={human.isAsking} onClose={human.closePicture} onToken={submission.confirm} />}
    </>
  )
}

/** Who processes the data, for what and how long; the policy opens in a new window, so that input is not lost. */
function PrivacyNote({ text }: { text: string }) {
  const { form } = useTexts()
  const language = useLanguage()
  return (
    <p className="fine">
      {text}{" "}
      <a href={localPath(language, "/privacy-policy")} target="_blank" rel="noopener">
        {form.privacyLink} ({form.newTab})
      </a>
    </p>
  )
}

/** Attributes by which 1Password, LastPass, Bitwarden, Dashlane and Proton Pass leave a field alone. */
const unfilled = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
}

function withoutSent(search: string): string {
  const query = new URLSearchParams(search)
  query.delete("sent")
  return query.size > 0 ? `?${query}` : ""
}

import type { RedirectTest } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Notice } from "../ui/notice.tsx"

interface RedirectTestResultProps {
  result: RedirectTest
  isBusy: boolean
  onClose: () => void
}

/** How many redirects were tested, and which do not lead to a page in one hop. */
export function RedirectTestResult({ result: { failed, tested, total }, isBusy, onClose }: RedirectTestResultProps) {
  const { redirects: texts, common } = useDashboardTexts()
  return (
    <div className="redirect-test">
      <Notice tone={failed.length > 0 ? "bad" : "info"}>
        <output>
          <b>{isBusy ? texts.test.busy(tested, total) : texts.test.done(tested, failed.length)}</b>
        </output>
        {failed.length > 0 && (
          <ul>
            {failed.map(({ id, from, fault }) => (
              <li key={id}>
                <span className="redirect-path">{from}</span> {texts.test.faults[fault]}
              </li>
            ))}
          </ul>
        )}
        {!isBusy && (
          <button type="button" className="text-button" onClick={onClose}>
            {common.close}
          </button>
        )}
      </Notice>
    </div>
  )
}

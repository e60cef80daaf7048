import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { CopyText } from "./copy-text-button.tsx"

/** Ten codes, shown once: to copy, print or save as a file. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { account: texts } = useDashboardTexts()
  const text = `${codes.join("\n")}\n`
  return (
    <section className="device-setup" aria-label={texts.recoveryTitle}>
      <h3>{texts.recoveryTitle}</h3>
      <Notice tone="info">{texts.recoveryOnce}</Notice>
      <ol className="recovery-list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="recovery-ways">
        <CopyText text={text} label={texts.copyCodes} done={texts.codesCopied} />
        <a
          className="text-button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {texts.saveCodes}
        </a>
        <button type="button" className="text-button" onClick={() => window.print()}>
          {texts.printCodes}
        </button>
      </div>
      <div className="action-row">
        <Button onClick={onDone}>{texts.codesKept}</Button>
      </div>
    </section>
  )
}

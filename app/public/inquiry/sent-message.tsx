import { type ReactNode, useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { CopyButton } from "../../ui/copy-button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useScripted } from "../../ui/use-scripted.ts"

interface SentMessageProps {
  title: string
  reference: string
  another: string
  /** What happens next. */
  next?: ReactNode
  /** What was sent. */
  children?: ReactNode
  onAnother: () => void
}

/**
 * Replaces the form and takes the focus that was in it. In a document that already contains it, `autoFocus` does that:
 * the script may come later, when the focus is elsewhere.
 */
export function SentMessage({ title, reference, another, next, children, onAnother }: SentMessageProps) {
  const { form } = useTexts()
  const { announce, region } = useAnnouncer()
  const block = useRef<HTMLDivElement>(null)
  const isNew = useScripted()
  useEffect(() => {
    if (isNew && document.activeElement === document.body) block.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it appears
  }, [])
  return (
    <div className="sent-view">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-autofocus -- an output element may not hold paragraphs; the visitor has just sent it */}
      <div ref={block} className="alert alert-good sent" role="status" tabIndex={-1} autoFocus>
        <Icon name="check" />
        <div>
          <h3>{title}</h3>
          <p className="status">{form.sent}</p>
          <p className="reference">
            {form.reference} <b className="mono">{reference}</b>
            <CopyButton
              text={reference}
              className="icon-button scripted"
              label={form.copy}
              onDone={(copied) => announce(copied ? form.copied : form.notCopied)}
            />
          </p>
          <p>{form.keepReference}</p>
          {next}
        </div>
      </div>
      {region}
      {children}
      <button type="button" className="button button-outline scripted" onClick={onAnother}>
        {another}
      </button>
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"

interface SentMessageProps {
  reference: string
  another: string
  /** What happens next. */
  children?: ReactNode
  onAnother: () => void
}

/** Stands in place of the form and takes the focus, so that nobody wonders whether it went. */
export function SentMessage({ reference, another, children, onAnother }: SentMessageProps) {
  const { form } = useTexts()
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => block.current?.focus(), [])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs */}
      <div ref={block} className="alert good" role="status" tabIndex={-1}>
        <Icon name="check" />
        <div>
          <p>
            <b>{form.sent}</b>
          </p>
          <p>
            {form.reference} <b className="mono">{reference}</b>
            <br />
            {form.keepReference}
          </p>
          {children}
        </div>
      </div>
      <button type="button" className="btn line scripted" onClick={onAnother}>
        {another}
      </button>
    </>
  )
}

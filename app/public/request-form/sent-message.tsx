import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useSiteData } from "../site-data.ts"

interface SentMessageProps {
  reference: string
  onAnother: () => void
}

/** Stands in place of the form and takes the focus, so that nobody wonders whether it went. */
export function SentMessage({ reference, onAnother }: SentMessageProps) {
  const { form } = useTexts()
  const promise = useSiteData()?.settings.reply_promise
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
          {promise?.text && <p lang={promise.lang}>{promise.text}</p>}
        </div>
      </div>
      <button type="button" className="btn line scripted" onClick={onAnother}>
        {form.another}
      </button>
    </>
  )
}

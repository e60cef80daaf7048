import { useEffect, useState } from "react"
import { copyText } from "./copy-text.ts"
import { Icon } from "./icon.tsx"

interface CopyButtonProps {
  text: string
  label: string
  className?: string
  /** Whether the label is shown beside the icon. */
  isLabelShown?: boolean
  onDone: (copied: boolean) => void
}

const shownMs = 2_000

export function CopyButton({ text, label, className = "icon-button", isLabelShown = false, onDone }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const done = await copyText(text)
    setCopied(done)
    onDone(done)
  }
  return (
    <button
      type="button"
      className={copied ? `${className} copied` : className}
      aria-label={isLabelShown ? undefined : label}
      title={isLabelShown ? undefined : label}
      onClick={() => void copy()}
    >
      <Icon name={copied ? "check" : isLabelShown ? "link" : "copy"} />
      {isLabelShown && label}
    </button>
  )
}

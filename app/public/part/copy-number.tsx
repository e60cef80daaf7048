import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { CopyButton } from "../../ui/copy-button.tsx"

/** Copies the page's number. */
export function CopyNumber({ number }: { number: string }) {
  const { partRequest: texts } = useTexts()
  const { announce, region } = useAnnouncer()
  return (
    <span className="copy-number scripted">
      <CopyButton
        text={number}
        label={texts.copy(number)}
        onDone={(copied) => announce(copied ? texts.copied(number) : texts.notCopied)}
      />
      {region}
    </span>
  )
}

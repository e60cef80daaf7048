import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { CopyButton } from "../../ui/copy-button.tsx"
import { Icon } from "../../ui/icon.tsx"

/** Copies the page's URL, and prints the page. */
export function PartTools({ address }: { address: string }) {
  const { partRequest: texts } = useTexts()
  const { announce, region } = useAnnouncer()
  return (
    <span className="part-tools scripted">
      <CopyButton
        className="tool-button"
        text={address}
        label={texts.copyAddress}
        isLabelShown
        onDone={(copied) => announce(copied ? texts.addressCopied : texts.notCopied)}
      />
      <button type="button" className="tool-button" onClick={() => window.print()}>
        <Icon name="print" />
        {texts.print}
      </button>
      {region}
    </span>
  )
}

import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { CopyButton } from "../../ui/copy-button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useScripted } from "../../ui/use-scripted.ts"

/** Copies or shares the page's URL, and prints the page. */
export function PartTools({ address }: { address: string }) {
  const { partRequest: texts } = useTexts()
  const { announce, region } = useAnnouncer()
  const canShare = useScripted() && "share" in navigator
  // It rejects when nothing is chosen.
  const share = () => navigator.share({ title: document.title, url: address }).catch(() => undefined)
  return (
    <span className="part-tools scripted">
      <CopyButton
        className="tool-button"
        text={address}
        label={texts.copyAddress}
        isLabelShown
        onDone={(copied) => announce(copied ? texts.addressCopied : texts.notCopied)}
      />
      {canShare && (
        <button type="button" className="tool-button" onClick={() => void share()}>
          <Icon name="out" />
          {texts.share}
        </button>
      )}
      <button type="button" className="tool-button" onClick={() => window.print()}>
        <Icon name="print" />
        {texts.print}
      </button>
      {region}
    </span>
  )
}

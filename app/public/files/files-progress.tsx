import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { SmallButton } from "../buttons.tsx"

/** Upload progress, announced in quarters, with a button to abort. */
export function FilesProgress({ active, share, onStop }: { active: boolean; share: number; onStop: () => void }) {
  const { files: texts } = useTexts()
  const { announce, region } = useAnnouncer()
  const percent = Math.round(share * 100)
  const quarter = Math.floor(share * 4)
  const stopped = useRef(false)
  useEffect(() => {
    if (active && quarter > 0) announce(texts.uploading(quarter * 25))
  }, [active, quarter, announce, texts])
  useEffect(() => {
    if (active || !stopped.current) return
    stopped.current = false
    announce(texts.stopped)
  }, [active, announce, texts])
  const stop = () => {
    stopped.current = true
    onStop()
  }
  return (
    <>
      {active && (
        <div className="upload">
          <progress aria-label={texts.progress} max={100} value={percent} />
          <span>{texts.uploading(percent)}</span>
          <SmallButton onClick={stop}>{texts.stop}</SmallButton>
        </div>
      )}
      {region}
    </>
  )
}

import { type ReactNode, useCallback, useState } from "react"

export type Announce = (text: string) => void

/** Returns a polite live region and the function that announces in it; a repeated text is announced again. */
export function useAnnouncer(): { announce: Announce; region: ReactNode } {
  const [said, setSaid] = useState({ text: "", turn: 0 })
  const announce = useCallback<Announce>((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), [])
  const region = (
    <output className="visually-hidden">
      {said.text}
      {said.turn % 2 === 0 ? "" : "\u00a0"}
    </output>
  )
  return { announce, region }
}

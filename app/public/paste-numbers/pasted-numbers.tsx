import { useEffect, useRef, useState } from "react"
import { limits } from "#contract/limits.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { addUpItem } from "../request-list/request-item.ts"
import type { RequestList } from "../request-list/use-request-list.ts"
import { type LookedUp, itemOf, lookUpNumbers } from "./look-up-numbers.ts"
import { LookedUpList } from "./looked-up-list.tsx"
import { parsePartNumbers } from "./parse-part-numbers.ts"

interface PastedNumbersProps {
  list: RequestList
  read: () => string
  onEmpty: () => void
  onAdded: () => void
}

type Problem = "empty" | "failed" | "full"

/** Looks the pasted numbers up, shows what became of each, and puts them into the request. */
export function PastedNumbers({ list, read, onEmpty, onAdded }: PastedNumbersProps) {
  const { paste } = useTexts()
  const language = useLanguage()
  const { announce, region } = useAnnouncer()
  const [rows, setRows] = useState<readonly LookedUp[]>([])
  const [left, setLeft] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const answered = useRef(false)
  useEffect(() => {
    if (answered.current) result.current?.focus()
    answered.current = false
  }, [rows])

  const check = async () => {
    if (busy) return
    const parsed = parsePartNumbers(read())
    setRows([])
    setLeft(parsed.left)
    if (parsed.wanted.length === 0) {
      setProblem("empty")
      onEmpty()
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      const found = await lookUpNumbers(parsed.wanted)
      answered.current = true
      setRows(found)
    } catch {
      setProblem("failed")
    } finally {
      setBusy(false)
    }
  }
  const add = () => {
    const items = rows.map((row) => itemOf(row, language))
    const free = limits.inquiryItems - list.items.length
    const stored = list.change((before) => items.reduce(addUpItem, [...before]))
    if (!stored || items.length > free) return setProblem("full")
    setRows([])
    setProblem(null)
    announce(paste.added(items.length))
    onAdded()
  }
  const take = (row: LookedUp, successor: boolean) =>
    setRows(rows.map((other) => (other === row ? { ...row, takeSuccessor: successor } : other)))
  return (
    <>
      <button
        type="button"
        className={busy ? "btn sm line busy" : "btn sm line"}
        aria-disabled={busy}
        onClick={() => void check()}
      >
        {busy ? paste.checking : paste.check}
      </button>
      <div role="alert">
        {problem && (
          <div className="alert bad">
            <Icon name="warn" />
            <p>{paste[problem]}</p>
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <div ref={result} className="looked-up" tabIndex={-1}>
          <LookedUpList rows={rows} left={left} onTake={take} />
          <button type="button" className="btn sm" onClick={add}>
            {paste.add(rows.length)}
          </button>
        </div>
      )}
      {region}
    </>
  )
}

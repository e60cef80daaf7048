import { useEffect, useRef, useState } from "react"
import { limits } from "#contract/limits.ts"
import { type ReadLine, readNumbers } from "#contract/number-reader/read-numbers.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { addUpItem } from "../request-list/inquiry-item.ts"
import type { RequestList } from "../request-list/use-request-list.ts"
import { createLookup } from "./look-up-numbers.ts"
import { type PasteRow, pasteRows, quantityOf, listedItemOf } from "./paste-row.ts"
import { PastedTable } from "./pasted-table.tsx"
import { UnreadLines } from "./unread-lines.tsx"
import "./pasted.css"

interface PastedNumbersProps {
  list: RequestList
  read: () => string
  onEmpty: () => void
  /** Gets the lines that are not in the request. */
  onAdded: (left: string) => void
}

type Problem = "empty" | "failed" | "full" | "numbers" | "quantities"

/** Reads the pasted text, shows the reading as a table to correct, and puts it into the request. */
export function PastedNumbers({ list, read, onEmpty, onAdded }: PastedNumbersProps) {
  const { paste } = useTexts()
  const language = useLanguage()
  const { announce, region } = useAnnouncer()
  const [lookup, setLookup] = useState(createLookup)
  const [lines, setLines] = useState<readonly ReadLine[]>([])
  const [rows, setRows] = useState<readonly PasteRow[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const answered = useRef(false)
  useEffect(() => {
    if (answered.current) result.current?.focus()
    answered.current = false
  }, [lines])

  const show = (next: readonly ReadLine[], from: ReturnType<typeof createLookup>) => {
    setLookup(() => from)
    setLines(next)
    setRows(pasteRows(next, from).slice(0, limits.inquiryItems))
  }
  const check = async () => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      const fresh = createLookup()
      const found = await readNumbers(read(), fresh.known)
      answered.current = true
      show(found, fresh)
      if (found.every(({ numbers }) => numbers.length === 0)) {
        setProblem("empty")
        onEmpty()
      }
    } catch {
      setProblem("failed")
    } finally {
      setBusy(false)
    }
  }
  const unread = lines.filter(({ numbers }) => numbers.length === 0)
  const tooMany = pasteRows(lines, lookup).slice(limits.inquiryItems)
  const add = () => {
    const hasOpenNumber = rows.some((row) => row.number === "")
    if (hasOpenNumber || rows.some((row) => quantityOf(row) === null)) {
      setProblem(hasOpenNumber ? "numbers" : "quantities")
      result.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
      return
    }
    const items = rows.map((row) => listedItemOf(row, language))
    const next = items.reduce(addUpItem, [...list.items])
    const fits = items.every((item) => next.some((other) => other.partnumber === item.partnumber))
    if (!fits || !list.change((before) => items.reduce(addUpItem, [...before]))) return setProblem("full")
    setProblem(null)
    announce(paste.added(items.length))
    setRows([])
    setLines([])
    onAdded([...unread, ...tooMany].map(({ pasted }) => pasted).join("\n"))
  }
  const change = (next: readonly PasteRow[]) => {
    const removed = rows.length - next.length
    setRows(next)
    if (removed > 0) announce(paste.removed(removed))
    if (next.length > 0) return
    setLines([])
    onEmpty()
  }
  return (
    <>
      <button
        type="button"
        className={busy ? "button button-small button-outline button-busy" : "button button-small button-outline"}
        aria-disabled={busy}
        onClick={() => void check()}
      >
        {busy ? paste.checking : paste.check}
      </button>
      <div role="alert">
        {problem && (
          <div className="alert alert-bad">
            <Icon name="warn" />
            <p>{paste[problem]}</p>
          </div>
        )}
      </div>
      {lines.length > 0 && (
        <div ref={result} className="looked-up" tabIndex={-1}>
          {rows.length > 0 && (
            <PastedTable
              rows={rows}
              onChange={change}
              onNumber={(row, number) => {
                const found = lookup.itemOf(number)
                return { ...row, number, found, meant: null, takeSuccessor: found.status === "replaced" }
              }}
            />
          )}
          {tooMany.length > 0 && <p className="fine">{paste.left(tooMany.length, limits.inquiryItems)}</p>}
          <UnreadLines lines={unread} />
          {rows.length > 0 && (
            <button type="button" className="button button-small" onClick={add}>
              {paste.add(rows.length)}
            </button>
          )}
        </div>
      )}
      {region}
    </>
  )
}

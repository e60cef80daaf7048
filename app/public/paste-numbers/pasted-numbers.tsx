import { useCallback, useEffect, useRef, useState } from "react"
import { limits } from "#contract/limits.ts"
import type { ColumnUses, ReadLine } from "#contract/number-reader/read-numbers.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { SmallButton } from "../buttons.tsx"
import { addUpItem, isSameItem } from "../request-list/inquiry-item.ts"
import type { RequestList } from "../request-list/use-request-list.ts"
import { PastedColumns } from "./pasted-columns.tsx"
import { listedItemOf, quantityOf, remarkOf } from "./paste-row.ts"
import { ListFile } from "./list-file.tsx"
import { openListFile } from "./open-list-file.ts"
import { PastedTable } from "./pasted-table.tsx"
import { useReading } from "./use-reading.ts"
import "./pasted.css"

interface PastedNumbersProps {
  list: RequestList
  read: () => string
  /** Replaces the field's text. */
  write: (text: string) => void
  onEmpty: () => void
  /** Called with the lines not added to the request list. */
  onAdded: (left: string) => void
}

type Problem = "empty" | "failed" | "full" | "notStored" | "numbers" | "quantities"

/** Reads the pasted text, shows the result as a table to correct, and adds it to the request list. */
export function PastedNumbers({ list, read, write, onEmpty, onAdded }: PastedNumbersProps) {
  const { paste } = useTexts()
  const language = useLanguage()
  const { announce, region } = useAnnouncer()
  const { reading, read: readText, choose, edit, changeNumber, remove, undoRemove, clear } = useReading()
  const { lines, rows, tooMany, tables, removals } = reading
  const [problem, setProblem] = useState<Problem | null>(null)
  const [fileProblem, setFileProblem] = useState("")
  const [busy, setBusy] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const answered = useRef(false)
  useEffect(() => {
    if (answered.current) result.current?.focus()
    answered.current = false
  }, [lines])

  /** Runs one look-up at a time, and reports when the catalogue does not respond. */
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    setFileProblem("")
    await work().catch(() => setProblem("failed"))
    setBusy(false)
  }
  const check = () =>
    attempt(async () => {
      answered.current = true
      const readLines = await readText(read())
      if (readLines.some(({ numbers }) => numbers.length > 0)) return
      answered.current = false
      setProblem("empty")
      onEmpty()
    })
  const openFile = (file: File) =>
    attempt(async () => {
      const opened = await openListFile(file)
      if ("problem" in opened) return setFileProblem(paste.fileProblems[opened.problem](file.name))
      // The text goes into the field as if pasted, so that lines not added still reach the comment.
      write([read().trim(), opened.text].filter(Boolean).join("\n"))
      answered.current = true
      await readText(read())
      if (opened.other_sheets > 0) setFileProblem(paste.otherSheets(file.name, opened.other_sheets))
    })
  const chooseColumns = (line: number, uses: ColumnUses) => void attempt(() => choose(line, uses))
  const unread = lines.filter(({ numbers }) => numbers.length === 0)
  const add = () => {
    const hasOpenNumber = rows.some((row) => row.number === "")
    if (hasOpenNumber || rows.some((row) => quantityOf(row) === null)) {
      setProblem(hasOpenNumber ? "numbers" : "quantities")
      const field = result.current?.querySelector<HTMLElement>(".pasted [aria-invalid]")
      // The list scrolls by itself, below its head.
      field?.scrollIntoView({ block: "center", behavior: "instant" })
      field?.focus({ preventScroll: true })
      return
    }
    const items = rows.map((row) => listedItemOf(row, language))
    const next = items.reduce(addUpItem, [...list.items])
    const fits = items.every((item) => next.some((other) => other.partnumber === item.partnumber))
    if (!fits) return setProblem("full")
    if (!list.change((before) => items.reduce(addUpItem, [...before]))) return setProblem("notStored")
    setProblem(null)
    announce(paste.added(items.length))
    clear()
    // What is too long for a note stays with the text.
    const tooLong = rows.filter((row, at) => {
      const listed = next.find((other) => items[at] && isSameItem(other, items[at]))
      return !listed?.note.includes(remarkOf(row))
    })
    onAdded([...unread, ...tooLong, ...tooMany].map(({ pasted }) => pasted).join("\n"))
  }
  const undo = useRef<HTMLButtonElement>(null)
  const removeRows = useCallback(
    (ids: readonly string[]) => {
      remove(ids)
      announce(paste.removed(ids.length))
      // The clicked button may be gone with the rows.
      if (ids.length > 1) requestAnimationFrame(() => undo.current?.focus())
    },
    [remove, announce, paste],
  )
  const correct = useCallback(
    (id: string, number: string) => void changeNumber(id, number).catch(() => setProblem("failed")),
    [changeNumber],
  )
  const alert = problem && <BadAlert text={paste[problem]} />
  const lastRemoval = removals.at(-1)?.size ?? 0
  return (
    <>
      <SmallButton className={busy ? "button-busy" : ""} aria-disabled={busy} onClick={() => void check()}>
        {busy ? paste.checking : paste.check}
      </SmallButton>
      <ListFile onFile={(file) => void openFile(file)} />
      <div role="alert">
        {fileProblem && <BadAlert text={fileProblem} />}
        {lines.length === 0 && alert}
      </div>
      {lines.length > 0 && (
        <div ref={result} className="looked-up" tabIndex={-1} aria-busy={busy}>
          <PastedColumns tables={tables} onChoose={chooseColumns} />
          {lastRemoval > 0 && (
            <p className="paste-removed">
              {paste.removed(lastRemoval)}
              <SmallButton
                ref={undo}
                onClick={() => {
                  undoRemove()
                  result.current?.focus()
                }}
              >
                {paste.undo}
              </SmallButton>
            </p>
          )}
          {rows.length > 0 && <PastedTable rows={rows} onEdit={edit} onNumber={correct} onRemove={removeRows} />}
          {tooMany.length > 0 && <p className="fine">{paste.left(tooMany.length, limits.inquiryItems)}</p>}
          <UnreadLines lines={unread} />
          {/* Stays in sight beside the field that it asks for. */}
          <div role="alert" className="paste-problem">
            {alert}
          </div>
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

const BadAlert = ({ text }: { text: string }) => (
  <div className="alert alert-bad">
    <Icon name="warn" />
    <p>{text}</p>
  </div>
)

/** Lines without a recognised part number; nothing pasted disappears. */
function UnreadLines({ lines }: { lines: readonly ReadLine[] }) {
  const { paste } = useTexts()
  if (lines.length === 0) return null
  return (
    <details className="unread">
      <summary>{paste.unread(lines.length)}</summary>
      <p className="fine">{paste.unreadHelp}</p>
      <ul className="mono">
        {lines.map(({ line, pasted }) => (
          <li key={line}>
            <span className="line-number">{line}</span> {pasted}
          </li>
        ))}
      </ul>
    </details>
  )
}

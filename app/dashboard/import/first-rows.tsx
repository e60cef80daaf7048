import type { ReactNode } from "react"
import type { SheetReadingInfo } from "#contract/sheet.ts"

interface FirstRowsProps {
  label: string
  rows: SheetReadingInfo["first_rows"]
  /** Row of the headings; 0 for none. */
  heading?: number
  /** Cell that names a row, by default its number. */
  head?: (row: number, cells: readonly string[]) => ReactNode
  /** What is said of a row at its end. */
  mark?: (row: number) => { text: ReactNode; isLeftOut?: boolean } | null
  onRow?: (row: number) => void
}

/** The first rows of a worksheet as it shows them. */
export function FirstRows({ label, rows, heading = 0, head, mark, onRow }: FirstRowsProps) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, by keyboard too
    <section className="first-rows" aria-label={label} tabIndex={0}>
      <table aria-label={label} className={onRow ? "first-rows-choice" : undefined}>
        <tbody>
          {rows.map(({ row, cells }) => {
            const marked = mark?.(row)
            const look = row === heading ? "heading-row" : marked?.isLeftOut ? "skipped" : undefined
            return (
              <tr key={row} className={look} onClick={onRow && (() => onRow(row))}>
                <th scope="row">{head ? head(row, cells) : row}</th>
                {Array.from({ length: width }, (_, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
                {mark && <td className="first-rows-mark">{marked?.text}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

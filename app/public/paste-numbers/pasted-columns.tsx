import type { ColumnUses, ReadTable } from "#contract/number-reader/read-numbers.ts"
import { useTexts } from "../../i18n/texts.tsx"

interface PastedColumnsProps {
  tables: readonly ReadTable[]
  onChoose: (line: number, uses: ColumnUses) => void
}

const uses = ["number", "quantity", "position"] as const
const longestSample = 24

/** Column roles of a pasted table as detected, to be changed. */
export function PastedColumns({ tables, onChoose }: PastedColumnsProps) {
  const { paste } = useTexts()
  return tables.map((table) => (
    <fieldset className="paste-columns" key={table.line}>
      <legend className="label">{tables.length > 1 ? paste.tableFrom(table.line) : paste.columns}</legend>
      {uses.map((use) => (
        <label key={use}>
          <span>{paste.uses[use]}</span>
          <select
            className="input"
            value={table.uses[use] ?? ""}
            onChange={({ target }) => onChoose(table.line, withUse(table.uses, use, target.value))}
          >
            <option value="">{use === "number" ? paste.lineByLine : paste.noColumn}</option>
            {table.columns.map(({ heading, sample }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its index
              <option key={index} value={index}>
                {paste.column(index + 1, shorten(heading || sample))}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  ))
}

/** A column has one role: another use of it is removed. */
function withUse(before: ColumnUses, use: keyof ColumnUses, value: string): ColumnUses {
  const column = value === "" ? null : Number(value)
  const others = Object.fromEntries(uses.map((other) => [other, before[other] === column ? null : before[other]]))
  return { ...before, ...others, [use]: column }
}

const shorten = (text: string) => (text.length > longestSample ? `${text.slice(0, longestSample - 1)}…` : text)

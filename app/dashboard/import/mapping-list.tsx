import type { ReactNode } from "react"
import { Icon, type IconName } from "#app/ui/icon.tsx"

/** Something of a sheet, and what it is here. */
export interface Mapping {
  key: string
  /** Letters of a column. */
  letters?: string
  name: string
  samples: string
  /** Accessible name of the choice. */
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
  /** Where the choice comes from. */
  source?: ReactNode
  look?: "good" | "check" | "bad" | undefined
  isLeftOut?: boolean
}

const icons: Record<NonNullable<Mapping["look"]>, IconName> = { good: "check", check: "warn", bad: "warn" }

/** Names of a sheet, each with a choice of what it stands for. */
export function MappingList({ mappings }: { mappings: readonly Mapping[] }) {
  return (
    <ul className="mappings">
      {mappings.map(({ key, letters, name, samples, label, value, options, onChoose, source, look, isLeftOut }) => (
        <li key={key} className={look === "bad" ? "mapping-bad" : isLeftOut ? "left-out" : undefined}>
          {letters !== undefined && (
            <span className="mono" aria-hidden="true">
              {letters}
            </span>
          )}
          <span className="mapping-name">
            <b>{name}</b>
            <small>{samples}</small>
          </span>
          <Icon name="right" />
          <select
            className="input"
            aria-label={label}
            aria-invalid={look === "bad" || undefined}
            value={value}
            onChange={(event) => onChoose(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
          <span className={look ? `mapping-source source-${look}` : "mapping-source"}>
            {look && <Icon name={icons[look]} />}
            {source}
          </span>
        </li>
      ))}
    </ul>
  )
}

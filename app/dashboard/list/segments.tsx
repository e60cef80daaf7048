import { useFormatCount } from "../ui/format-number.ts"

interface SegmentsProps<Value extends string | number> {
  /** Accessible name of the filter. */
  label: string
  options: readonly { value: Value; label: string; lang?: string; count?: number | undefined }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A filter: a row of buttons of which one is active. */
export function SegmentedFilter<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  const formatCount = useFormatCount()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          <b lang={option.lang}>{option.label}</b>{" "}
          <span>{option.count === undefined ? "" : formatCount(option.count)}</span>
        </button>
      ))}
    </fieldset>
  )
}

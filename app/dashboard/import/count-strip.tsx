import { useFormatCount } from "../ui/format-number.ts"

interface CountStripProps<Key extends string> {
  label: string
  counts: readonly {
    key: Key
    count: number
    name: string
    /** Color of the number; zero is always pale. */
    tone?: "warn" | "bad" | "pale" | undefined
  }[]
  shown: Key | null
  onShow: (key: Key) => void
}

/** Numbers of rows by outcome, as buttons that filter the rows. */
export function CountStrip<Key extends string>({ label, counts, shown, onShow }: CountStripProps<Key>) {
  const formatCount = useFormatCount()
  return (
    <fieldset className="import-counts">
      <legend className="visually-hidden">{label}</legend>
      {counts.map(({ key, count, name, tone }) => (
        <button
          key={key}
          type="button"
          className={count === 0 ? "count-pale" : tone && `count-${tone}`}
          aria-pressed={key === shown}
          onClick={() => onShow(key)}
        >
          <b>{formatCount(count)}</b> {name}
        </button>
      ))}
    </fieldset>
  )
}

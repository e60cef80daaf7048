import { useState } from "react"
import { useShell } from "../ui/shell-context.tsx"
import { type PartField, isPartField } from "./part-form.ts"

type Widths = Readonly<Record<PartField, number>>

const initial: Widths = {
  partnumber: 150,
  description_de: 186,
  description_en: 186,
  description_ru: 186,
  subst_part: 140,
  quantity: 84,
}
const [narrowest, widest] = [64, 800]

/** Returns the widths that are stored, else the initial ones. */
function readWidths(key: string): Widths {
  const widths = { ...initial }
  for (const entry of (localStorage.getItem(key) ?? "").split(" ")) {
    const [field, width] = entry.split("=")
    if (isPartField(field) && Number(width) >= narrowest && Number(width) <= widest) widths[field] = Number(width)
  }
  return widths
}

/** Widths of the columns in pixels, kept on this device for each account. */
export function useColumnWidths() {
  const { account } = useShell()
  const key = `part_columns:${account.login}`
  const [widths, setWidths] = useState(() => readWidths(key))
  /** Sets a width, null the initial one; returns it. */
  const resize = (field: PartField, width: number | null) => {
    const next = { ...widths, [field]: Math.round(Math.min(widest, Math.max(narrowest, width ?? initial[field]))) }
    setWidths(next)
    const changed = Object.entries(next).filter(([name, value]) => initial[name as PartField] !== value)
    localStorage.setItem(key, changed.map(([name, value]) => `${name}=${value}`).join(" "))
    return next[field]
  }
  return { widths, resize }
}

export type ColumnWidths = ReturnType<typeof useColumnWidths>

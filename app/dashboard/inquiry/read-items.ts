import { useEffect, useState } from "react"
import { limits } from "#contract/limits.ts"
import { readNumbers } from "#contract/number-reader/read-numbers.ts"
import { callApi } from "../api/call-api.ts"

interface TypedItem {
  partnumber: string
  quantity: number
  position: string
  note: string
}

const waitMs = 300

/** Returns the numbers that the catalogue has. */
async function knownNumbers(numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const catalogued = new Set<string>()
  for (let from = 0; from < numbers.length; from += limits.lookupNumbers) {
    const batch = numbers.slice(from, from + limits.lookupNumbers)
    const { items } = await callApi("POST /part/lookup", { json: { numbers: batch } })
    for (const [index, { status }] of items.entries())
      if (status === "found" || status === "replaced") catalogued.add(batch[index] ?? "")
  }
  return catalogued
}

/** Reads part numbers with quantities from typed or pasted text; keeps an unreadable line as typed. */
export async function readTypedItems(text: string): Promise<TypedItem[]> {
  if (text.trim() === "") return []
  const { lines } = await readNumbers(text, knownNumbers)
  return lines
    .filter(({ pasted }) => pasted.trim() !== "")
    .map(({ numbers, quantity, position, remark, pasted }) => ({
      partnumber: (numbers.length === 1 ? numbers[0] : pasted.trim())?.slice(0, limits.partNumber) ?? "",
      quantity: quantity ?? 1,
      position,
      note: (numbers.length === 1 && quantity !== null ? remark : pasted.trim()).slice(0, limits.itemNote),
    }))
}

/** Returns the number of lines read from a text, shortly after typing. */
export function useReadLines(text: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(() => {
      readTypedItems(text).then(
        (items) => isLatest && setCount(items.length),
        // Saving reports the error.
        () => undefined,
      )
    }, waitMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [text])
  return count
}

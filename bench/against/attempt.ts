import type { Figure } from "./compare.ts"

type Line = Omit<Figure, "value">

/**
 * Returns the lines with their values in order, or NaN and a message when a run fails, so that the others still count.
 */
export async function attempt(lines: readonly Line[], measure: () => Promise<readonly number[]>): Promise<Figure[]> {
  const values = await measure().catch((error: unknown) => {
    console.error(`Not measured: ${lines[0]?.name}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  })
  return lines.map((line, index) => ({ ...line, value: values[index] ?? Number.NaN }))
}

import { median } from "../processor.ts"
import { alignTable } from "../report.ts"

export interface Figure {
  name: string
  unit: string
  /** NaN when it could not be measured. */
  value: number
}

/** One measurement of both revisions: medians of the rounds. */
export interface Comparison {
  name: string
  unit: string
  other: number
  now: number
  ratio: number
}

export interface Sides<Side> {
  other: Side
  now: Side
}

/**
 * Measures both sides in turn, A B B A A B …, and returns one line per measurement; discards the first round, `warmUp`.
 */
export async function compare<Side>(
  { other, now }: Sides<Side>,
  rounds: number,
  measure: (side: Side) => Promise<readonly Figure[]>,
  { warmUp = 1 } = {},
): Promise<Comparison[]> {
  const measured = new Map<string, { unit: string; other: number[]; now: number[] }>()
  for (let round = -warmUp; round < rounds; round++) {
    const order = [["other", other] as const, ["now", now] as const]
    // The order is reversed every round, so that slow moments of the machine do not always affect the same side.
    for (const [key, side] of round % 2 === 0 ? order : order.toReversed())
      for (const { name, unit, value } of await measure(side)) {
        const values = measured.get(name) ?? { unit, other: [], now: [] }
        measured.set(name, values)
        if (round >= 0 && !Number.isNaN(value)) values[key].push(value)
      }
  }
  return [...measured].map(([name, { unit, ...values }]) => {
    const [before, after] = [median(values.other), median(values.now)]
    return { name, unit, other: before, now: after, ratio: after / before }
  })
}

export function printComparisons(other: string, comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ name, unit, other: before, now, ratio }) => [
    name,
    figure(before),
    figure(now),
    unit,
    Number.isFinite(ratio) ? ratio.toFixed(2) : "–",
  ])
  return alignTable([["what", other, "now", "unit", "now / before"], ...rows])
}

function figure(value: number): string {
  if (Number.isNaN(value)) return "not measured"
  return value < 10 ? value.toFixed(2) : String(Math.round(value))
}

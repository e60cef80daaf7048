import { readNumbers } from "./read-numbers.ts"

const knowsNone = async () => new Set<string>()

/**
 * Returns the numbers that a text asks for, as far as it says so without a catalogue: not what a line contains besides,
 * and neither of two that may be meant.
 */
export async function listRequested(text: string): Promise<ReadonlySet<string>> {
  const { lines } = await readNumbers(text, knowsNone)
  return new Set(lines.flatMap(({ numbers }) => (numbers.length === 1 ? numbers : [])))
}

import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { type ReadLine, readNumbers } from "#contract/number-reader/read-numbers.ts"

const catalogue = [
  "L31742P02",
  "L31742P05",
  "L-31742P99",
  "9107M52G01",
  "9026M31P02",
  "5X516-498",
  "5X516-498-1",
  "7310234",
  "7310235",
  "37124",
  "1024512-3",
  "A1",
]
const keys = new Set(catalogue.map(foldNumber))
export const knownInTests = async (numbers: readonly string[]) =>
  new Set(numbers.filter((number) => keys.has(foldNumber(number))))

/** Returns a line as "position: number quantity": `?` stands for a quantity to be asked for, `-` for none. */
export const showLine = ({ numbers, quantity, position, why }: ReadLine) => {
  const amount = quantity ?? (why === "quantity_unclear" ? "?" : "-")
  const which = why === "number_unclear" ? " which?" : ""
  return `${position ? `${position}: ` : ""}${numbers.join("|") || "none"}${which} ${amount}`
}
/** Returns the lines of a text, read with a small catalogue, as `showLine` shows them. */
export const readShown = async (text: string) => (await readNumbers(text, knownInTests)).lines.map(showLine)

// Thousands are separated by a point, a comma, a space or an apostrophe.
const figure = /\d+(?:[.,]\d+|[ \u00a0\u202f\u2009'’]\d{3}(?!\d))*/gu

const digitsOf = (number: string): string => number.replaceAll(/\D/gu, "").replace(/^0+(?=\d)/u, "")

const numbersIn = (text: string): string[] => text.replaceAll(/<[^>]*>/gu, " ").match(figure) ?? []

/** Returns the numbers that occur more often in one text than in another, compared by their digits. */
function without(numbers: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const digits of others.map(digitsOf)) left.set(digits, (left.get(digits) ?? 0) + 1)
  return numbers.filter((number) => {
    const digits = digitsOf(number)
    const count = left.get(digits) ?? 0
    left.set(digits, count - 1)
    return count <= 0
  })
}

/**
 * Compares the numbers in two texts, plain or HTML. Returns those that only the source and those that only the
 * translation has, as written there; null if both have the same. "4.000,5" and "4 000.5" are the same number.
 */
export function differentNumbers(source: string, translation: string) {
  const [from, to] = [numbersIn(source), numbersIn(translation)]
  const numbers = { source: without(from, to), translation: without(to, from) }
  return numbers.source.length + numbers.translation.length === 0 ? null : numbers
}

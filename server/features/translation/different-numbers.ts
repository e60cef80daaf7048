// Groups of thousands have a point, a comma, a space or an apostrophe between them.
const figure = /\d+(?:[.,]\d+|[ \u00a0\u202f\u2009'’]\d{3}(?!\d))*/gu

const digitsOf = (number: string): string => number.replaceAll(/\D/gu, "").replace(/^0+(?=\d)/u, "")

const numbersIn = (text: string): string[] => text.replaceAll(/<[^>]*>/gu, " ").match(figure) ?? []

/** Returns the numbers that stand in one text more often than in another; how they are written does not count. */
function without(numbers: readonly string[], others: readonly string[]): string[] {
  const left = others.map(digitsOf)
  return numbers.filter((number) => {
    const at = left.indexOf(digitsOf(number))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * Returns the numbers that only a source and that only its translation has, as they are written there, both texts plain
 * or rich; null where they agree. "4.000,5" and "4 000.5" are one number.
 */
export function differentNumbers(source: string, translation: string) {
  const [from, to] = [numbersIn(source), numbersIn(translation)]
  const numbers = { source: without(from, to), translation: without(to, from) }
  return numbers.source.length + numbers.translation.length === 0 ? null : numbers
}

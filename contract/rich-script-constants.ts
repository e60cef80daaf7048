const pairs = (plain: string, script: string) => new Map(Array.from(plain, (letter, at) => [letter, script.charAt(at)]))
const characters = {
  sup: pairs("0123456789+-−()=n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾⁼ⁿ"),
  sub: pairs("0123456789+-−()=", "₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎₌"),
}

function plainScript(kind: "sup" | "sub", html: string): string {
  const text = html.replaceAll(/<[^<>]*>/gu, "").trim()
  const raised = Array.from(text, (character) => characters[kind].get(character))
  if (raised.every((character) => character !== undefined)) return raised.join("")
  // "1st" and "NOx" are written so anyway; a figure that ends up beside another would change the number.
  return /\d/u.test(text) ? `${kind === "sup" ? "^" : "_"}${text}` : text
}

/**
 * Returns a rich text whose superscripts and subscripts are characters of their own, for plain text: "10⁶", "m³",
 * "CO₂", "10^1,5".
 */
export const plainScripts = (html: string): string =>
  html.replaceAll(/<(sup|sub)>(.*?)<\/\1>/gsu, (_, kind: "sup" | "sub", inner: string) => plainScript(kind, inner))

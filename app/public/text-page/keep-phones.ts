/** Keeps "+49 551 0900 140" in a rich text on one line; leaves attributes unchanged. */
export const keepPhones = (html: string): string =>
  html.replaceAll(/(?<![^\s>(;])\+\d[\d ()/-]{5,}\d/gu, (phone) => phone.replaceAll(" ", "\u00A0"))

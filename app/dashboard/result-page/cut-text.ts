/** Returns a text cut at a word, with an ellipsis, so that `fits` is true; a fitting text is unchanged. */
export function cutText(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const words = text.split(" ")
  for (let count = words.length - 1; count > 0; count--) {
    const shorter = `${words.slice(0, count).join(" ")} …`
    if (fits(shorter)) return shorter
  }
  let end = text.length
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end--
  return `${text.slice(0, end)}…`
}

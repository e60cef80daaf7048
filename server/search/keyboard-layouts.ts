// The same keys in three layouts, in the order in which they lie.
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const german = "qwertzuiopü+asdfghjklöäyxcvbnm,."
const russian = "йцукенгшщзхъфывапролджэячсмитьбю"

/** What a query could have meant when it was typed with another keyboard layout switched on; without the query itself. */
export function otherLayouts(query: string): string[] {
  const meant = [
    retype(query, russian, latin),
    retype(query, russian, german),
    retype(query, latin, russian),
    retype(query, german, russian),
  ]
  return [...new Set(meant)].filter((text) => text !== query.toLowerCase())
}

/** Every character that lies on a key of one layout becomes the character of that key in the other; the others stay. */
function retype(text: string, from: string, to: string): string {
  return text.toLowerCase().replace(/./gsu, (sign) => {
    const key = from.indexOf(sign)
    return key < 0 ? sign : (to[key] ?? sign)
  })
}

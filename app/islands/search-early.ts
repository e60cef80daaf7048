import type { Language } from "#contract/language.ts"

const waitMs = 140
const shown = 8

/** First hits that the page has asked for before its search box was alive, by their URL. */
const requests = new Map<string, Promise<Response>>()

/** Returns the URL of the first hits for a query. */
export const suggestionsAddress = (query: string, lang: Language): string =>
  `/api/search?${new URLSearchParams({ q: query, lang, limit: String(shown) })}`

/** Returns the response that was asked for early, once; undefined for none. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const response = requests.get(address)
  requests.clear()
  return response
}

/** Asks for the first hits of what is typed into a search box that is not hydrated yet. */
export function searchEarly(language: Language): void {
  let timer = 0
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches("x-island:not([data-alive]) [role=combobox]")) return
    const query = target.value.trim()
    clearTimeout(timer)
    if (query.length < 2) return
    timer = window.setTimeout(() => {
      const address = suggestionsAddress(query, language)
      const response = fetch(address)
      // The box asks again, and says so.
      response.catch(() => requests.delete(address))
      requests.set(address, response)
    }, waitMs)
  })
}

import type { RawTab } from "#tests/harness/raw-browser/raw-tab.ts"

/**
 * Runs in each document and records when a page's heading was first painted: after a navigation, a same-document
 * navigation, and a restore from the back/forward cache.
 */
export const noteShownPages = `
  {
    globalThis.shownPages = []
    let last
    const note = (page) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        shownPages.push({ ...page, at: Date.now() })
        port1.close()
      }
      port2.postMessage(null)
    }
    const look = () => {
      const heading = document.querySelector("h1")?.textContent
      const page = location.pathname + " " + heading
      if (heading !== undefined && page !== last) {
        last = page
        // A message sent in a frame's callback arrives when that frame was painted.
        note({ path: location.pathname, heading })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    addEventListener("pageshow", ({ persisted }) => persisted && (last = undefined))
  }
`

/**
 * Waits until a path shows another heading than `left`, that of the previous page, and returns the time as
 * `Date.now()`.
 */
export function shownAt(tab: RawTab, path: string, since: number, left: string): Promise<number> {
  const isIt = `page.path === ${JSON.stringify(path)} && page.at >= ${since} && page.heading !== ${JSON.stringify(left)}`
  return tab.waitFor<number>(`globalThis.shownPages?.find((page) => ${isIt})?.at`)
}

export const heading = (tab: RawTab): Promise<string> => tab.waitFor('document.querySelector("h1")?.textContent')

/** Clicks a link to a path and returns the times of click and heading, and the heading that was left. */
export async function follow(tab: RawTab, path: string): Promise<{ ms: number; left: string }> {
  const left = await heading(tab)
  const link = await tab.find(`a[href="${path}"]`)
  await tab.move(link)
  const { released } = await tab.click(link)
  return { ms: (await shownAt(tab, path, released, left)) - released, left }
}

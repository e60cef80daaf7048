import type { Page } from "@playwright/test"

/** What browsers and extensions do to a page before its islands start, each run in the page. */
export const changes = {
  // As the translation of Chromium leaves a page.
  "translated texts": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, textarea, select, title")) continue
      const font = document.createElement("font")
      font.append(document.createElement("font"))
      font.firstElementChild?.append(`${text.data}·`)
      text.replaceWith(font)
    }
  },
  // As translations that keep the elements leave a page.
  "replaced texts": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() !== "" && !text.parentElement?.closest("script, style, textarea, select, title"))
        text.data += "·"
    }
  },
  // As password managers and writing aids do.
  "elements behind inputs": () => {
    for (const field of document.querySelectorAll("x-island :is(input, textarea, button)")) {
      const icon = document.createElement("div")
      icon.attachShadow({ mode: "open" }).innerHTML = "<button>fill</button>"
      const button = document.createElement("button")
      button.type = "button"
      button.hidden = true
      field.after(icon, button)
    }
  },
}
export type Change = keyof typeof changes

/** Opens a page without its scripts, changes it, and returns a function that lets the scripts come. */
export async function openChanged(page: Page, path: string, change: Change | null): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  const isScript = ({ pathname }: URL) => pathname.endsWith(".js")
  await page.route(isScript, async (route) => {
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  // Waits for the styles, which hide what only a phone shows.
  await page.goto(path)
  if (change) await page.evaluate(changes[change])
  return async () => {
    gate.resolve()
    await page.unroute(isScript)
  }
}

/** Resolves when each island of the page is alive that starts by touch. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => document.querySelector("x-island[start*=touch]:not([data-alive])") === null)

/** Returns the positions of the controls whose press waits for a script, among all such controls of the page. */
export const readControls = (page: Page) =>
  page.locator(waiting).evaluateAll((controls) =>
    controls.flatMap((control, index) => {
      const island = control.closest("x-island")?.getAttribute("name") ?? ""
      const isShown = control.checkVisibility({ visibilityProperty: true }) && control.getClientRects().length > 0
      return isShown ? [{ island, index }] : []
    }),
  )

export const waiting = "x-island :is(button[type=button]:not([hidden]), [data-replay])"

/** Returns what a press has changed: address, list, dialogs, focus, and the elements of its island. */
export function readEffect(island: string) {
  const host = document.querySelector(`x-island[name="${island}"]`)
  // Ids made by React differ between hydration and rendering, and so does the order of attributes. React writes no
  // `autofocus`, which a document has for its beginning.
  const isOwn = (text: string) => !/_[\w-]*[rR]_\w*_|^autofocus=/u.test(text)
  const outline = (element: Element): unknown[] => [
    element.localName,
    ...[...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter(isOwn)
      .sort(),
    element.children.length === 0 ? element.textContent : [...element.children].map(outline),
  ]
  const focused = document.activeElement
  return {
    address: location.pathname + location.search + location.hash,
    list: localStorage.getItem("request_list"),
    dialogs: [...document.querySelectorAll("dialog[open]")].length,
    focus: focused && `${focused.localName} ${focused.className} ${focused.id}`,
    markup: host ? [...host.children].map(outline) : document.title,
  }
}

/** Returns what is typed, ticked and open in the islands of a page, and the selection of the focused field. */
export function readInput() {
  const fields = document.querySelectorAll<HTMLInputElement>("x-island :is(input, textarea, select)")
  const focused = document.activeElement as HTMLInputElement | null
  return {
    // Chosen files go into a list of their own.
    fields: [...fields].flatMap(({ id, name, type, value, checked }) =>
      type === "file" ? [] : [[id, name, value, checked].join("|")],
    ),
    open: [...document.querySelectorAll("x-island details")].map((fold) => fold.hasAttribute("open")),
    focus: [focused?.id || focused?.name, focused?.selectionStart, focused?.selectionEnd],
  }
}

import type { DevTools, DevToolsEvent } from "./devtools.ts"
import { type TabOptions, preparingCommands } from "./prepare-page.ts"
import { attachToPages } from "./tab-pages.ts"
import { until } from "./until.ts"

export interface Point {
  x: number
  y: number
}

/** A tab; acts on whichever page it currently shows. */
export interface RawTab {
  /** Sends a DevTools command to the page. */
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>
  /**
   * Calls the listener with the DevTools events of every page of the tab, including prerendered ones; returns the
   * function that unsubscribes.
   */
  listen: (listener: (event: DevToolsEvent) => void) => () => void
  /** Opens a URL and waits for its load event. */
  goto: (url: string) => Promise<void>
  /** Returns the JSON value of an expression; awaits a promise. Does not count as an interaction of the visitor. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Waits until an expression is truthy and returns its value; survives a navigation. */
  waitFor: <Value>(expression: string) => Promise<NonNullable<Value>>
  /** Waits until a matching element is in the window, uncovered, and returns its centre. */
  find: (selector: string) => Promise<Point>
  /** Moves the mouse to the point. */
  move: (point: Point) => Promise<void>
  /** Presses and releases the mouse without moving it; returns the times of both as `Date.now()`. */
  click: (point: Point) => Promise<{ pressed: number; released: number }>
  /** Turns the mouse wheel; resolves before the page has finished scrolling. */
  wheel: (point: Point, deltaY: number) => Promise<void>
  /** Types into the focused field, key by key. */
  type: (text: string) => Promise<void>
  /** Goes one entry back (-1) or forward (1) like the browser's buttons; resolves before the page is shown. */
  traverse: (delta: -1 | 1) => Promise<void>
  close: () => Promise<void>
}

interface Evaluated<Value> {
  result: { value: Value }
  exceptionDetails?: { text: string; exception?: { description?: string } }
}
interface History {
  currentIndex: number
  entries: { id: number }[]
}

/** Opens a tab in a separate browser context, attached to the tab and through it to each of its pages. */
export async function openRawTab(devTools: DevTools, options: TabOptions): Promise<RawTab> {
  const { browserContextId } = await devTools.send<{ browserContextId: string }>("Target.createBrowserContext")
  const target = { url: "about:blank", browserContextId, forTab: true }
  const { targetId } = await devTools.send<{ targetId: string }>("Target.createTarget", target)
  const attaching = { targetId, flatten: true }
  const { sessionId } = await devTools.send<{ sessionId: string }>("Target.attachToTarget", attaching)
  const pages = await attachToPages(devTools, sessionId, async (session) => {
    await Promise.all(preparingCommands(options).map(([method, params]) => devTools.send(method, params, session)))
  })

  const send = async <Result>(method: string, params?: object): Promise<Result> =>
    devTools.send<Result>(method, params, await pages.shown())
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const how = { expression, returnByValue: true, awaitPromise: true, userGesture: false }
    const { result, exceptionDetails: failed } = await send<Evaluated<Value>>("Runtime.evaluate", how)
    if (failed) throw new Error(failed.exception?.description ?? failed.text)
    return result.value
  }
  // A command fails when its document is left meanwhile.
  const waitFor = <Value>(expression: string) =>
    until(expression, () => evaluate<Value>(expression).catch(() => undefined)) as Promise<NonNullable<Value>>
  const mouse = (type: string, point: Point, more: object = {}) =>
    send("Input.dispatchMouseEvent", { type, ...point, ...more })

  return {
    send,
    evaluate,
    waitFor,
    listen: pages.listen,
    goto: async (url) => {
      const loaded = Promise.withResolvers<void>()
      const stop = pages.listen(({ method }) => method === "Page.loadEventFired" && loaded.resolve())
      const { errorText } = await send<{ errorText?: string }>("Page.navigate", { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      await loaded.promise
      stop()
    },
    find: (selector) => waitFor<Point>(`(${findInWindow})(${JSON.stringify(selector)})`),
    move: async (point) => void (await mouse("mouseMoved", point)),
    click: async (point) => {
      const left = { button: "left", clickCount: 1 }
      const pressed = Date.now()
      await mouse("mousePressed", point, left)
      const released = Date.now()
      // The document may be left before the browser acknowledges the release.
      await mouse("mouseReleased", point, left).catch(() => {})
      return { pressed, released }
    },
    wheel: async (point, deltaY) => void (await mouse("mouseWheel", point, { deltaX: 0, deltaY })),
    type: async (text) => {
      for (const key of text) {
        await send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key })
        await send("Input.dispatchKeyEvent", { type: "keyUp", key })
      }
    },
    traverse: async (delta) => {
      const { currentIndex, entries } = await send<History>("Page.getNavigationHistory")
      const entry = entries[currentIndex + delta]
      if (!entry) throw new Error(`There is no entry ${delta < 0 ? "before" : "after"} this one`)
      await send("Page.navigateToHistoryEntry", { entryId: entry.id })
    },
    close: async () => void (await devTools.send("Target.disposeBrowserContext", { browserContextId })),
  }
}

const findInWindow = `(selector) => {
  for (const element of document.querySelectorAll(selector)) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const point = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    if (hit && (element === hit || element.contains(hit))) return point
  }
}`

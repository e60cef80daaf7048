import type { DevTools, DevToolsEvent } from "./devtools.ts"
import { until } from "./until.ts"

/** Pages of one tab: the visible one and prerendered ones. */
export interface TabPages {
  /** Returns the session of the visible page; waits until it is prepared and while one page replaces another. */
  shown: () => Promise<string>
  /**
   * Calls the listener with the events of every page of the tab, including prerendered ones; returns the function that
   * unsubscribes.
   */
  listen: (listener: (event: DevToolsEvent) => void) => () => void
}

interface TargetInfo {
  targetId: string
  /** "prerender" until the page is shown. */
  subtype?: string
}

/** Attaches to each page of a tab, now and later, and calls `prepare` with its session before its document loads. */
export async function attachToPages(
  devTools: DevTools,
  tabSession: string,
  prepare: (session: string) => Promise<void>,
): Promise<TabPages> {
  const pages = new Map<string, { session: string; isShown: boolean; isPrepared: boolean }>()
  const listeners = new Set<(event: DevToolsEvent) => void>()
  const isShown = ({ subtype }: TargetInfo) => subtype === undefined

  devTools.listen((event) => {
    const { method, params, sessionId } = event
    const info = params["targetInfo"] as TargetInfo | undefined
    if (method === "Target.attachedToTarget" && info && sessionId === tabSession) {
      const session = String(params["sessionId"])
      const page = { session, isShown: isShown(info), isPrepared: false }
      pages.set(info.targetId, page)
      // A page may go while it is prepared, as a cancelled prerendered one does.
      prepare(session).then(
        () => (page.isPrepared = true),
        () => pages.delete(info.targetId),
      )
    } else if (method === "Target.detachedFromTarget" && sessionId === tabSession)
      for (const [id, { session }] of pages) {
        if (session === params["sessionId"]) pages.delete(id)
      }
    else if (method === "Target.targetInfoChanged" && info) {
      const page = pages.get(info.targetId)
      if (page) page.isShown = isShown(info)
    } else if ([...pages.values()].some(({ session }) => session === sessionId))
      for (const listener of listeners) listener(event)
  })
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: "page" }] }
  await devTools.send("Target.setAutoAttach", autoAttach, tabSession)
  return {
    shown: () =>
      until("a page of the tab", () => [...pages.values()].find((page) => page.isShown && page.isPrepared)?.session),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

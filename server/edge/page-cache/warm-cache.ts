import type { Logger } from "pino"
import { languages, localPath } from "#contract/language.ts"
import type { ContentClock } from "#server/db/content-clock.ts"

const main = ["/", "/gas-turbina", "/spare-parts", "/contact"]
const maxWarmed = 60
const restMs = 50

export interface WarmOptions {
  clock: ContentClock
  /** Requested URLs, latest first. */
  asked: () => string[]
  make: (url: string) => Promise<unknown>
  log: Logger
}

/**
 * Renders the main pages and recently requested ones again after every change, one at a time, so that no visitor waits.
 */
export function warmCache({ clock, asked, make, log }: WarmOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  async function warm(): Promise<void> {
    const version = clock.current()
    const pages = main.flatMap((path) => languages.map((language) => localPath(language, path)))
    const urls = [...new Set([...pages, ...asked()])].slice(0, maxWarmed)
    for (const url of urls) {
      if (clock.current() !== version) return
      await make(url)
      // Lets waiting requests run first.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      warm().catch((error: unknown) => log.warn({ err: error }, "pages could not be made ahead"))
    }, restMs)
    timer.unref()
  }
  start()
  clock.onMove(start)
  return () => clearTimeout(timer)
}

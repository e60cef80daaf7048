import type { Logger } from "pino"
import { languages, localPath } from "#contract/language.ts"
import type { ContentClock } from "#server/db/content-clock.ts"

const main = ["/", "/gas-turbina", "/spare-parts", "/contact"]
const mostWarmed = 60
const restMs = 50

export interface WarmOptions {
  clock: ContentClock
  /** Addresses that were asked for, the latest first. */
  asked: () => string[]
  make: (url: string) => Promise<unknown>
  log: Logger
}

/** Makes the main pages and those asked for lately anew after every change, one after the other, so that no visitor waits for them. */
export function warmCache({ clock, asked, make, log }: WarmOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  async function warm(): Promise<void> {
    const version = clock.current()
    const pages = main.flatMap((path) => languages.map((language) => localPath(language, path)))
    const urls = [...new Set([...pages, ...asked()])].slice(0, mostWarmed)
    for (const url of urls) {
      if (clock.current() !== version) return
      await make(url)
      // Lets waiting requests through.
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

import { Writable } from "node:stream"
import type { ReactNode } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"

export interface Markup {
  html: string
  /** Something inside failed and was left out. */
  failed: boolean
}

const giveUpAfterMs = 6_000
// What React leaves where something was not there yet.
const unfinished = "<!--$!-->"

/**
 * The HTML of a whole document. It is written as one text, which takes a quarter less time than a stream of bytes; only where a boundary has to be
 * waited for (a part of the program that nobody has asked for yet) or has failed does the stream do it, which can wait and tells what failed.
 */
export async function renderMarkup(document: () => ReactNode, mark: string): Promise<Markup> {
  const html = renderToString(document())
  return html.includes(unfinished)
    ? renderByStream(document(), mark)
    : { html: `<!DOCTYPE html>${html}`, failed: false }
}

async function renderByStream(document: ReactNode, mark: string): Promise<Markup> {
  let failed = false
  let givingUp: NodeJS.Timeout | undefined
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce: mark,
      // Everything in document order: React otherwise moves large boundaries to the end, hidden until a script runs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collectText(resolve)),
      onShellError: reject,
      onError: () => {
        failed = true
      },
    })
    givingUp = setTimeout(abort, giveUpAfterMs)
  }).finally(() => {
    // Left running, it would keep the whole finished page in memory.
    clearTimeout(givingUp)
  })
  return { html, failed }
}

/** A stream that hands over what was written to it as one text. */
function collectText(done: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString("utf8"))
      next()
    },
  })
}

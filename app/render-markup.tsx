import { Writable } from "node:stream"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

export interface Markup {
  html: string
  /** A component failed and was left out. */
  failed: boolean
}

const giveUpAfterMs = 6_000

/** Renders the HTML of a document and waits for the router's data; scripts carry the nonce. */
export async function renderMarkup(document: ReactNode, nonce: string): Promise<Markup> {
  let failed = false
  let givingUp: NodeJS.Timeout | undefined
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
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
    // A pending timer would keep the whole page in memory.
    clearTimeout(givingUp)
  })
  return { html, failed }
}

/** Returns a stream that passes everything written to it on as one text. */
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

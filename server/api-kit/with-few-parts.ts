import { MIMEType } from "node:util"
import { AppError } from "#server/app-error.ts"

/** Parts of a form: the largest has 20 pictures and fewer than 100 fields. */
const maxParts = 200

/** Returns a request with its body read; rejects a form of too many parts as `too_large`, since each costs time to parse. */
export async function withFewParts(request: Request): Promise<Request> {
  const body = Buffer.from(await request.arrayBuffer())
  const delimiter = `--${boundaryOf(request.headers.get("Content-Type") ?? "")}`
  let count = 0
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length))
    if (++count > maxParts + 1)
      throw new AppError("too_large", { detail: `Send at most ${maxParts} parts in one form` })
  return new Request(request.url, { method: request.method, headers: request.headers, body })
}

/** Returns the boundary as the parser of forms reads it (WHATWG MIME Sniffing). */
function boundaryOf(contentType: string): string {
  try {
    return new MIMEType(contentType).params.get("boundary") ?? ""
  } catch (cause) {
    throw new AppError("malformed", { cause })
  }
}

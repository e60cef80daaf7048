import type { FormResponse } from "../inquiry/send-form.ts"

interface UploadOptions {
  /** The Idempotency-Key. */
  key: string
  signal: AbortSignal
  /** From 0 to 1; 1 while waiting for the response. */
  onProgress: (share: number) => void
}

// Slightly longer than the server's upload timeout of 120 s, so that its response still arrives.
const giveUpAfterMs = 130_000

/**
 * Sends a form with files by XMLHttpRequest, because fetch reports no upload progress. Resolves to null when aborted by
 * `signal`; rejects when the connection fails.
 */
export function uploadForm(
  address: string,
  body: FormData,
  { key, signal, onProgress }: UploadOptions,
): Promise<FormResponse | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", address)
    request.setRequestHeader("Idempotency-Key", key)
    request.timeout = giveUpAfterMs
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener("load", () => resolve(readResponse(request)))
    for (const event of ["error", "timeout"]) request.addEventListener(event, () => reject(new Error(event)))
    request.addEventListener("abort", () => resolve(null))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(body)
  })
}

const readResponse = (request: XMLHttpRequest): FormResponse => ({
  status: request.status,
  retryAfter: request.getResponseHeader("Retry-After"),
  body: readBody(request),
})

function readBody({ responseText }: XMLHttpRequest): FormResponse["body"] {
  try {
    return JSON.parse(responseText) as FormResponse["body"]
  } catch {
    return {}
  }
}

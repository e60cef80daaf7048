import type { Inquiry } from "#contract/inquiry.ts"

interface Changed {
  changed: Inquiry[]
  failed: number
  /** Why the last one failed; null where none did. */
  failure: unknown
}

/** Does the same with one request after the other; one that fails keeps none of the others back. */
export async function changeEach(
  inquiries: readonly Inquiry[],
  act: (inquiry: Inquiry) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<Changed> {
  const changed: Inquiry[] = []
  let failure: unknown = null
  for (const [index, inquiry] of inquiries.entries()) {
    try {
      await act(inquiry)
      changed.push(inquiry)
    } catch (error) {
      failure = error
    }
    onProgress(index + 1)
  }
  return { changed, failed: inquiries.length - changed.length, failure }
}

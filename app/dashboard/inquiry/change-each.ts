import type { Inquiry } from "#contract/inquiry.ts"

interface Changed {
  changed: Inquiry[]
  failed: number
  /** Error of the last failure; null without one. */
  failure: unknown
}

/** Changes one inquiry after the other; a failure does not stop the others. */
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

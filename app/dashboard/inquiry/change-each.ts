import type { Inquiry } from "#contract/inquiry.ts"

export interface Changed<Result> {
  changed: Result[]
  failed: number
  /** Error of the last failure; null without one. */
  failure: unknown
}

/** Changes one inquiry after the other and returns the results; a failure does not stop the others. */
export async function changeEach<Result>(
  inquiries: readonly Inquiry[],
  act: (inquiry: Inquiry) => Promise<Result>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Changed<Result>> {
  const changed: Result[] = []
  let failure: unknown = null
  for (const [index, inquiry] of inquiries.entries()) {
    try {
      changed.push(await act(inquiry))
    } catch (error) {
      failure = error
    }
    onProgress(index + 1)
  }
  return { changed, failed: inquiries.length - changed.length, failure }
}

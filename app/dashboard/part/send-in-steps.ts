/**
 * Sends items in steps, one after the other, so that others get their turn. Resolves with the items that were done and
 * the error that ended it, if any.
 */
export async function sendInSteps<Item>(
  items: readonly Item[],
  size: number,
  send: (step: readonly Item[], done: number) => Promise<unknown>,
): Promise<{ done: readonly Item[]; left: readonly Item[]; error: unknown }> {
  let start = 0
  try {
    for (; start < items.length; start += size)
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await send(items.slice(start, start + size), start)
    return { done: items, left: [], error: null }
  } catch (error) {
    return { done: items.slice(0, start), left: items.slice(start), error }
  }
}

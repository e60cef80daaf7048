const running = new Map<string, Promise<unknown>>()

/** Runs work of one key in turn within this process; settles as the work does. */
export async function queueByKey<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(key)
  const own = (before ?? Promise.resolve()).then(work, work)
  running.set(key, own)
  try {
    return await own
  } finally {
    if (running.get(key) === own) running.delete(key)
  }
}

import { QueryClient, notifyManager } from "@tanstack/react-query"

/**
 * Creates the query cache. Nothing outlives its screen, so an editor never starts from outdated data, and nothing is
 * refetched automatically, so only people's actions change what is shown.
 */
export function createQueryClient(): QueryClient {
  // Synchronously instead of a tick later: a cell opened when another is saved must start from the saved part.
  notifyManager.setScheduler((notify) => notify())
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        // Each failure is shown at once, with a button to retry.
        retry: false,
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
}

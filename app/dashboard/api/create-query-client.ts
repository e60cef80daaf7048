import { QueryClient, notifyManager } from "@tanstack/react-query"

/**
 * Returns the memory of what screens have read. Nothing outlives its screen: an editor never starts from what an earlier visit has
 * seen. Nothing is read anew by itself either, so that only what a person does changes what is shown.
 */
export function createQueryClient(): QueryClient {
  // At once instead of a tick later: a cell that opens when another one is saved has to start from the part as saved.
  notifyManager.setScheduler((notify) => notify())
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        // Each failure is shown at once, with a button to try again.
        retry: false,
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
}

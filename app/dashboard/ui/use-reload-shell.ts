import { useCallback } from "react"
import { useRevalidator } from "react-router"

let reloads = 0

/** Whether the shell's account and company are being loaded anew; a navigation meanwhile must load them too. */
export const isShellReloading = (): boolean => reloads > 0

/** Returns a function that loads the shell's account and company anew; the promise resolves when they are shown. */
export function useReloadShell(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    reloads += 1
    await revalidate().finally(() => (reloads -= 1))
  }, [revalidate])
}

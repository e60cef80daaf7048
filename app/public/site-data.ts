import { useRouteLoaderData } from "react-router"
import type { loader } from "./layout.tsx"

/** What the frame has loaded; undefined only where its own loader failed. */
export function useSiteData() {
  return useRouteLoaderData<typeof loader>("site")
}

import { useRouteLoaderData } from "react-router"
import type { SiteData } from "./load-site.ts"

/** What the frame has loaded, with the site's origin and whether it confirms requests by mail; undefined only where its own loader failed. */
export function useSiteData(): (SiteData & { origin: string; confirms: boolean }) | undefined {
  return useRouteLoaderData("site")
}

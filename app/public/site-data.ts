import { useRouteLoaderData } from "react-router"
import type { SiteData } from "./load-site.ts"

/**
 * Returns the frame's data, with the site's origin and whether inquiries are confirmed by mail; undefined only when its
 * loader failed.
 */
export function useSiteData(): (SiteData & { origin: string; confirms: boolean }) | undefined {
  return useRouteLoaderData("site")
}

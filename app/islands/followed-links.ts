/** Links that are never prefetched: files, other windows, other languages, and pagination. */
export const unfollowedLinks = "[download], [target], .langs a, .pager a, [data-no-prerender]"

/**
 * Returns whether a page may be prefetched: no API calls, pictures, dashboard, search, part pages (not cached) or pages
 * of one visitor.
 */
export const isFollowedAddress = ({ pathname, search }: Pick<URL, "pathname" | "search">): boolean =>
  !/^\/(?:api|media|dashboard|controller)(?:\/|$)|\/part\//u.test(pathname) && !/[?&](?:q|query|sent)=/u.test(search)

/** Links that are never made ready ahead: files, other windows, other languages, and pages of a list. */
export const unfollowedLinks = "[download], [target], .langs a, .pager a, [data-no-prerender]"

/** Whether a page may be made ready ahead: not calls, pictures and the dashboard, no search, no part (its page is not kept in memory), and nothing of one visitor's own. */
export const isFollowedAddress = ({ pathname, search }: Pick<URL, "pathname" | "search">): boolean =>
  !/^\/(?:api|media|dashboard|controller)(?:\/|$)|\/part\//u.test(pathname) && !/[?&](?:q|query|sent)=/u.test(search)

import type { Redirect, RedirectPage, RedirectQuery } from "#contract/redirect.ts"
import { findListedPage, findSitePage, isPartPath, listSitePages, type PageContext } from "./pages-store.ts"
import { type StoredRedirect, listRedirects } from "./store.ts"

const perPage = 50

/** Returns redirects with the current pages of their targets. */
export const presentRedirects = (app: PageContext, stored: readonly StoredRedirect[]): Promise<Redirect[]> =>
  Promise.all(
    stored.map(async (one) => ({ ...one, page: one.target === "" ? null : await findSitePage(app, one.target) })),
  )

/** Returns one page of matching redirects, most used first; the last page for a number beyond it. */
export async function readRedirects(app: PageContext, { q = "", show, page }: RedirectQuery): Promise<RedirectPage> {
  const pages = await listSitePages(app)
  const all = (await listRedirects(app.db)).map((one) => ({ ...one, page: findListedPage(pages, one.target) }))
  // Parts are many, so only those shown are checked.
  const isBroken = ({ status, page: there, target }: Redirect) =>
    status === 308 && there === null && !isPartPath(target)
  const groups = {
    all,
    hand: all.filter(({ origin }) => origin === "hand"),
    import: all.filter(({ origin }) => origin === "import"),
    unused: all.filter(({ hits }) => hits === 0),
    broken: all.filter(isBroken),
  }
  const text = q.trim().toLowerCase()
  const found = groups[show].filter((redirect) => text === "" || isFound(redirect, text))
  const shown = Math.min(page, Math.max(1, Math.ceil(found.length / perPage)))
  return {
    items: await presentRedirects(app, found.slice((shown - 1) * perPage, shown * perPage)),
    counts: {
      all: all.length,
      hand: groups.hand.length,
      import: groups.import.length,
      unused: groups.unused.length,
      broken: groups.broken.length,
    },
    hits: all.reduce((sum, { hits }) => sum + hits, 0),
    total: found.length,
    page: shown,
    limit: perPage,
  }
}

const isFound = ({ from, target, page }: Redirect, text: string): boolean =>
  [from, target, ...Object.values(page?.titles ?? {})].some((field) => field.toLowerCase().includes(text))

import type { Redirect, RedirectPage, RedirectQuery } from "#contract/redirect.ts"
import { findListedPage, findSitePage, isPartPath, listSitePages, type PageContext } from "./pages-store.ts"
import { type StoredRedirect, listRedirects } from "./store.ts"

const perPage = 50

/** Returns redirects with the current pages of their targets. */
export const presentRedirects = (app: PageContext, stored: readonly StoredRedirect[]): Promise<Redirect[]> =>
  Promise.all(
    stored.map(async (row) => ({ ...row, page: row.target === "" ? null : await findSitePage(app, row.target) })),
  )

/** Returns one page of matching redirects, most used first; the last page for a number beyond it. */
export async function readRedirects(app: PageContext, { q = "", show, page }: RedirectQuery): Promise<RedirectPage> {
  const pages = await listSitePages(app)
  const all = (await listRedirects(app.db)).map((row) => ({ ...row, page: findListedPage(pages, row.target) }))
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
  const shownRows = groups[show].filter((redirect) => text === "" || isFound(redirect, text))
  const shown = Math.min(page, Math.max(1, Math.ceil(shownRows.length / perPage)))
  return {
    items: await presentRedirects(app, shownRows.slice((shown - 1) * perPage, shown * perPage)),
    counts: {
      all: all.length,
      hand: groups.hand.length,
      import: groups.import.length,
      unused: groups.unused.length,
      broken: groups.broken.length,
    },
    hits: all.reduce((sum, { hits }) => sum + hits, 0),
    total: shownRows.length,
    page: shown,
    limit: perPage,
  }
}

const isFound = ({ from, target, page }: Redirect, text: string): boolean =>
  [from, target, ...Object.values(page?.titles ?? {})].some((field) => field.toLowerCase().includes(text))

const otherDocuments = /^\/(?:api|media|dashboard|controller)(?:\/|$)/u

/** Public pages fade into each other (styles/page-change.css). To a document that has no part in it the browser would report an error. */
export function fadeBetweenPages(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    const next = activation?.entry.url
    if (!viewTransition || !next || !otherDocuments.test(new URL(next).pathname)) return
    viewTransition.ready.catch(() => undefined)
    viewTransition.skipTransition()
  })
}

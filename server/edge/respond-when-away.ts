import { type LoaderFunction, type ServerBuild, data } from "react-router"
import { withoutSecret } from "#contract/private-page-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { visitorKey } from "#server/app-context-key.ts"

/**
 * Returns the same build, whose loaders and actions fail with 503 while the database is away or a form finds no room,
 * with 507 on a full disk, and do not run for a visitor who is refused; for one who may not see the site yet only that
 * of the frame does. Otherwise pages would show an unnamed 500, in
 * the HTML and in the browser, whatever the status.
 */
export function respondWhenAway(build: ServerBuild, app: Pick<AppContext, "dialect" | "log">): ServerBuild {
  const guard = (run: LoaderFunction, isHeldBack = false): LoaderFunction =>
    async function guarded(given) {
      const { refused, isHeld } = given.context.get(visitorKey)
      if (isHeld && isHeldBack) throw data(null, { status: 503 })
      if (refused) throw data(null, { status: refused })
      try {
        return await run(given)
      } catch (error) {
        if (error instanceof AppError && error.code === "unavailable") throw data(null, { status: 503 })
        const status = app.dialect.isAway(error) ? 503 : app.dialect.isDiskFull(error) ? 507 : null
        if (status === null) throw error
        app.log.error({ err: error, path: withoutSecret(new URL(given.request.url).pathname) }, "a page failed")
        throw data(null, { status })
      }
    }
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: guard(loader, id !== "site") }),
      ...(action && { action: guard(action) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

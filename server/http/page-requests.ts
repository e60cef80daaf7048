import { RouterContextProvider, createRequestHandler, type ServerBuild } from "react-router"
import type { AppContext } from "#server/app-context.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { sendPage } from "./send-page.ts"

// The router reads some of these as commands; they never come from a visitor's browser.
const routerHeaders = ["x-react-router-spa-mode", "x-react-router-prerender-data"]

/** Hands requests for pages over to the router, with the app context where loaders and actions find it. */
export function createPageHandler(build: ServerBuild, app: AppContext): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, process.env["NODE_ENV"])
  return async (request) => {
    for (const header of routerHeaders) request.headers.delete(header)
    const context = new RouterContextProvider()
    context.set(appContextKey, app)
    return sendPage(request, await render(request, context))
  }
}

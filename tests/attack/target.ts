import { connect } from "node:net"
import { inject } from "vitest"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { createApi } from "#server/edge/create-api.ts"
import { openTestSite } from "#tests/harness/test-site.ts"

/** The long form is for nightly runs. */
export const long = process.env["ATTACK"] === "long"

export const url = inject("url")
export const token = inject("token")
export const bearer = { Authorization: `Bearer ${token}` }
export const host = new URL(url).host

/** Calls the running site without following redirects. */
export const call = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init })

export const asOwner = (path: string, init: RequestInit = {}) =>
  call(path, { ...init, headers: { ...(init.headers as Record<string, string>), ...bearer } })

export function withJson(method: string, body: unknown): RequestInit {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  return { method, body: text, headers: { "Content-Type": "application/json" } }
}

/** Writes raw bytes to the port; resolves with everything received when the site closes or has been silent for `ms`. */
export function raw(bytes: string | Buffer, ms = 400): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ""
    let timer = setTimeout(() => socket.destroy(), ms + 2_000)
    socket.on("connect", () => socket.write(bytes))
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1")
      clearTimeout(timer)
      timer = setTimeout(() => socket.destroy(), ms)
    })
    socket.on("error", () => undefined)
    socket.on("close", () => {
      clearTimeout(timer)
      resolve(text)
    })
  })
}

/** Returns the statuses of the responses on one connection. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => Number(status))

export interface Route {
  method: string
  /** With its parameters, such as `/service/:id`. */
  path: string
}

/** Returns every route of the API, from its own table. */
export async function readRoutes(): Promise<Route[]> {
  const opened = openSqlite(":memory:")
  await migrate(opened)
  const { app } = await openTestSite(opened)
  const routes = createApi(app).routes.filter((route) => route.method !== "ALL")
  await opened.close()
  const calls = new Set(routes.map(({ method, path }) => `${method} ${path.replace(/(.)\/$/u, "$1")}`))
  return [...calls].map((name) => {
    const [method = "", path = ""] = name.split(" ")
    return { method, path }
  })
}

/** Returns a path with real parameters. */
export const filled = (path: string, id: number | string = 1): string =>
  `/api${path.replace(/^\/page\/:(?:id|owner)/u, "/page/careers").replace(/:\w+/gu, String(id))}`

import { type LoaderFunctionArgs, RouterContextProvider, type ServerBuild, data } from "react-router"
import { expect, it } from "vitest"
import { type Visitor, visitorKey } from "#server/app-context-key.ts"
import { respondWhenAway } from "./respond-when-away.ts"

const away = new Error("connection refused")
const isAway = (error: unknown) => error === away
const full = new Error("no space")
const isDiskFull = (error: unknown) => error === full
const askedBy = (visitor: Partial<Visitor>) => {
  const context = new RouterContextProvider()
  context.set(visitorKey, { address: "192.0.2.1", ...visitor })
  return { request: new Request("http://localhost/en/contact"), context } as unknown as LoaderFunctionArgs
}

function guard(run: () => unknown, visitor: Partial<Visitor> = {}) {
  const build = { routes: { page: { id: "page", module: { loader: run, action: run } }, empty: undefined } }
  const logged: unknown[] = []
  const app = { dialect: { isAway, isDiskFull }, log: { error: (fields: unknown) => void logged.push(fields) } }
  const { routes } = respondWhenAway(
    build as unknown as ServerBuild,
    app as unknown as Parameters<typeof respondWhenAway>[1],
  )
  const { loader, action } = routes["page"]?.module ?? {}
  return { logged, calls: [loader, action].map((call) => async () => call?.(askedBy(visitor))) }
}

const fail = (error: unknown) => () => {
  throw error
}

it("fails with 503 while the database is away, and logs the reason", async () => {
  const { calls, logged } = guard(fail(away))
  for (const call of calls) await expect(call()).rejects.toEqual(data(null, { status: 503 }))
  expect(logged).toEqual([1, 2].map(() => ({ err: away, path: "/en/contact" })))
})

it("fails with 507 on a full disk", async () => {
  for (const call of guard(fail(full)).calls) await expect(call()).rejects.toEqual(data(null, { status: 507 }))
})

it("passes other failures and responses through unchanged", async () => {
  const notFound = data(null, { status: 404 })
  for (const error of [notFound, new TypeError("a fault of ours")]) {
    const { calls, logged } = guard(fail(error))
    for (const call of calls) await expect(call()).rejects.toBe(error)
    expect(logged).toEqual([])
  }
  for (const call of guard(() => "shown").calls) expect(await call()).toBe("shown")
})

it("runs nothing for a visitor who is refused", async () => {
  for (const call of guard(fail(away), { refused: 429 }).calls)
    await expect(call()).rejects.toEqual(data(null, { status: 429 }))
})

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { openPostgres } from "#server/db/dialects/postgres.ts"
import { migrate } from "#server/db/migrate.ts"
import { findPostgresBinaries } from "#tests/harness/postgres-binaries.ts"
import { type PostgresServer, startPostgres } from "#tests/harness/postgres-server.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

// Runs only where a PostgreSQL server can be started; the run reports it otherwise.
describe.runIf(inject("postgres") !== null)("a database server that is away", () => {
  let server: PostgresServer
  let opened: OpenDatabase
  let site: TestSite
  beforeAll(async () => {
    server = await startPostgres(findPostgresBinaries() ?? "")
    opened = await openPostgres({ url: server.url("postgres"), connections: 3 })
    await migrate(opened)
    site = await openTestSite(opened)
  })
  afterAll(async () => {
    await opened.close()
    await server.remove()
  })

  it("responds 503 with Retry-After, never 401 or 500, and recovers when the database is back", async () => {
    const calls = (lang: string) =>
      Promise.all([
        site.request("/readyz"),
        site.request(`/api/search?q=pumpe&lang=${lang}`),
        site.asOwner("POST", "/api/auth/me"),
        site.asOwner("GET", "/api/request"),
        site.request("/sitemap.xml"),
      ])
    expect((await calls("de")).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await server.stop()
    for (const response of await calls("ru")) {
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"])
      expect(await response.json()).toMatchObject({ code: "unavailable" })
    }
    expect((await site.request("/healthz")).status).toBe(200)
    await server.start()
    expect((await calls("de")).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})

import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createServer } from "node:http"
import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { listenMetrics, createMetrics } from "./metrics.ts"

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

onEachEngine("/metrics", (open) => {
  it("serves alarm metrics on a port of its own, and nothing else", async () => {
    const database = open()
    const { registry, watch } = createMetrics({
      db: database.db,
      database,
      jobs: { states: new Map([["trash", { failures: 2, since: null }]]) },
    })
    const site = createServer((request, response) => {
      watch(request, response)
      response.writeHead(request.url === "/api/x" ? 503 : 200).end("ok")
    }).listen(0, "127.0.0.1")
    await once(site, "listening")
    for (const path of ["/", "/en/contact", "/api/x", "/media/a.jpg"])
      await (await fetch(`http://127.0.0.1:${portOf(site)}${path}`)).text()
    await database.db
      .insertInto("backup")
      .values({ name: "a", size: 1, sha256: "", created_at: "2026-11-20T03:00:00Z" })
      .execute()
    const server = await listenMetrics(
      { contentType: registry.contentType, read: () => registry.metrics() },
      0,
      "127.0.0.1",
    )
    const origin = `http://127.0.0.1:${portOf(server)}`
    const text = await (await fetch(`${origin}/metrics`)).text()
    expect(text).toContain('site_request_duration_seconds_count{kind="page",status="2xx"} 2')
    expect(text).toContain('site_request_duration_seconds_count{kind="api",status="5xx"} 1')
    expect(text).toContain("site_database_up 1")
    expect(text).toContain('site_job_failures_total{job="trash"} 2')
    expect(text).toContain('site_job_running_seconds{job="trash"} 0')
    expect(text).toContain("site_mails_waiting 0")
    expect(text).toContain("site_pictures_waiting 0")
    expect(text).toContain("site_pictures_failed 0")
    expect(text).toContain(`site_backup_timestamp_seconds ${Date.parse("2026-11-20T03:00:00Z") / 1_000}`)
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/u)
    expect((await fetch(`${origin}/`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(404)
    server.close()
    site.close()
  })
})

import { describe, expect, it } from "vitest"
import { limits } from "#contract/limits.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { findNginx, startNginx } from "./nginx.ts"
import { openWireSite } from "./wire-site.ts"

const program = findNginx()
const json = { "Content-Type": "application/json" }
const lookup = JSON.stringify({ numbers: ["9047-A"] })
// Of unknown length, so that nginx passes it on in chunks unless it buffers it.
const oversized = () => new Blob([JSON.stringify({ login: "x".repeat(400_000) })]).stream()

describe.skipIf(program === null)("behind nginx with kept-alive connections", () => {
  it.each(["", "/streamed"])("serves every request beside oversized ones (%s)", async (prefix) => {
    const opened = openSqlite(":memory:")
    await migrate(opened)
    const wire = await openWireSite(opened)
    const nginx = await startNginx(program ?? "", wire.port)
    const statuses: number[] = []
    const call = async (path: string, init: RequestInit & { duplex?: "half" }) => {
      const response = await fetch(`http://127.0.0.1:${nginx.port}${prefix}${path}`, init)
      await response.text()
      statuses.push(response.status)
    }
    const visit = async (visitor: number) => {
      for (let turn = 0; turn < 25; turn++)
        if ((turn + visitor) % 4 === 0)
          await call("/api/auth/login", { method: "POST", headers: json, body: oversized(), duplex: "half" })
        else if (turn % 2 === 0) await call("/api/part/lookup", { method: "POST", headers: json, body: lookup })
        else await call("/api/settings", {})
    }
    try {
      await Promise.all(Array.from({ length: 8 }, (_one, visitor) => visit(visitor)))
    } finally {
      await nginx.stop()
      await wire.close()
      await opened.close()
    }
    const counts = Object.fromEntries(
      Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]),
    )
    expect(counts).toEqual({ 200: 150, 413: 50 })
  })

  it("lets an inquiry with the largest photos through", async () => {
    const opened = openSqlite(":memory:")
    await migrate(opened)
    const wire = await openWireSite(opened)
    const nginx = await startNginx(program ?? "", wire.port)
    const body = new FormData()
    for (const name of ["name", "company", "text"]) body.append(name, "Brandt")
    body.append("email", "brandt@nord.example")
    const photo = new Uint8Array(limits.photoBytes)
    // Start of image, start of scan, end of image.
    photo.set([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9])
    for (let n = 1; n <= limits.photos; n++) body.append("photos[]", new File([photo], `${n}.jpg`))
    try {
      const response = await fetch(`http://127.0.0.1:${nginx.port}/api/request`, { method: "POST", body })
      expect(response.status, await response.text()).toBe(201)
    } finally {
      await nginx.stop()
      await wire.close()
      await opened.close()
    }
  })
})

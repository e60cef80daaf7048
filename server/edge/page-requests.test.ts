import { expect, it } from "vitest"
import type { ServerBuild } from "react-router"
import type { AppContext } from "#server/app-context.ts"
import { createPageHandler } from "./page-requests.ts"

it("names the methods of a page that is asked by another one", async () => {
  const render = createPageHandler({ routes: {} } as unknown as ServerBuild, {} as AppContext)
  const ask = (path: string, method: string) =>
    render(new Request(`http://localhost${path}`, { method }), { address: "192.0.2.1" } as never)
  await expect(ask("/contact", "PUT")).rejects.toMatchObject({ details: { allow: ["GET", "HEAD", "POST"] } })
  await expect(ask("/contact?preview=x", "POST")).rejects.toMatchObject({ details: { allow: ["GET", "HEAD"] } })
})

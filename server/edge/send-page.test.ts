import { expect, it } from "vitest"
import { sendPage } from "./send-page.ts"

const page = () => new Response("<p>page</p>")
const controlOf = async (path: string, cdnSeconds = 0, response = page()) =>
  (await sendPage(new Request(`https://www.example.com${path}`), response, { cdnSeconds })).headers.get("Cache-Control")

it("lets shared caches keep pages only for the configured time, and never the dashboard or an error", async () => {
  expect(await controlOf("/en")).toBe("public, no-cache")
  expect(await controlOf("/en", 60)).toBe("public, max-age=0, s-maxage=60, must-revalidate")
  expect(await controlOf("/dashboard", 60)).toBe("no-store")
  expect(await controlOf("/en", 60, new Response("no", { status: 503 }))).toBe("no-store")
})

import { expect, it } from "vitest"
import { requestFigures } from "./request-figures.ts"

const event = (method: string, params: Record<string, unknown>) => ({ method, params })
const request = (requestId: string, url: string, timestamp: number, length: string) => [
  event("Network.requestWillBeSent", { requestId, timestamp, request: { url } }),
  event("Network.responseReceived", { requestId, response: { headers: { "Content-Length": length } } }),
]

it("counts script soon after load separately from later script, and every request once", () => {
  const events = [
    ...request("1", "http://site/", 10, "9000"),
    ...request("2", "http://site/start.js?v=1", 10.2, "4000"),
    event("Page.loadEventFired", { timestamp: 11 }),
    ...request("3", "http://site/warm.js", 12.1, "70000"),
    ...request("4", "data:image/png;base64,AA", 12.2, "1"),
  ]
  expect(requestFigures(events)).toEqual([4000, 74_000, 3])
})

it("does not count a script of unknown size as zero", () => {
  const events = [
    event("Page.loadEventFired", { timestamp: 11 }),
    event("Network.requestWillBeSent", { requestId: "1", timestamp: 10, request: { url: "http://site/a.js" } }),
  ]
  expect(requestFigures(events)).toEqual([Number.NaN, Number.NaN, 1])
})

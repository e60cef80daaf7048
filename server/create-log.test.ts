import { expect, it } from "vitest"
import { createLog } from "./create-log.ts"

const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" })
const open = (quiet: number) => {
  const lines: { msg: string; times?: number; request_id?: string }[] = []
  const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line) as never) }, quiet)
  return { log, lines }
}

it("writes one line about an outage, and then how often it came again", async () => {
  const { log, lines } = open(50)
  for (let call = 0; call < 1_000; call++) {
    log.error({ err: away(), request_id: String(call) }, "request failed")
    log.warn({ reason: "terminating connection" }, "a connection to the database broke")
    log.info({ status: 503 })
  }
  const loud = lines.filter(({ msg }) => msg !== undefined)
  expect(loud.map(({ msg }) => msg)).toEqual(["request failed", "a connection to the database broke"])
  expect(lines).toHaveLength(1_002)
  await expect
    .poll(() => lines.slice(1_002))
    .toMatchObject([
      { times: 999, msg: "request failed again" },
      { times: 999, msg: "a connection to the database broke again" },
    ])
})

it("writes every other error, with its request", () => {
  const { log, lines } = open(60_000)
  for (const request_id of ["a", "b"])
    log.error({ err: new TypeError("a fault of ours"), request_id }, "request failed")
  expect(lines.map(({ request_id }) => request_id)).toEqual(["a", "b"])
})

import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pino from "pino"
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite, password } from "#tests/harness/test-site.ts"
import { runChild } from "./child-program.ts"
import { acceptImage } from "./media/accept-image.ts"
import { createSizeMaker } from "./media/make-sizes.ts"
import { nextPendingPicture, storePicture } from "./media/picture-store.ts"

const program = process.execPath
/** Makes every new child process fail as it does at the machine's limit of processes: without a pid, with two errors. */
const allowChildren = (allowed: boolean) => void (process.execPath = allowed ? program : "/nowhere/node")

onEnginesInTurn("without a process for a child", (open) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(() => allowChildren(false))
  afterAll(() => allowChildren(true))

  it("responds 503 to a new password and to a list, and stays alive", async () => {
    const change = () =>
      site.asOwner("PATCH", "/api/auth/password", { old_password: password, password: "Läufer dreht leise 33" })
    const list = () => {
      const body = new FormData()
      body.append("file", new File(["9047-A\t2"], "list.txt"))
      return site.request("/api/part/sheet", { method: "POST", body })
    }
    for (const response of await Promise.all([change(), list()])) {
      expect(response.status).toBe(503)
      expect(response.headers.get("Retry-After")).toBe("5")
    }
    allowChildren(true)
    expect(await (await list()).json()).toMatchObject({ text: "9047-A\t2" })
    expect((await change()).status).toBe(204)
  })

  it("leaves pictures pending until a child starts", async () => {
    const { db, withLock, dialect } = open()
    await storePicture(db, await acceptImage(await picture(40, 30)), "2026-11-20")
    const log = pino({ level: "silent" })
    const maker = createSizeMaker({ db, withLock, dialect, log, programDir: process.cwd(), cacheDir: null })
    onTestFinished(() => maker.close())
    maker.resume()
    await maker.idle()
    expect(await nextPendingPicture(db)).toBeDefined()
    allowChildren(true)
    maker.resume()
    await maker.idle()
    expect(await nextPendingPicture(db)).toBeUndefined()
  })
})

const talker = `process.once("message", () => {
  let said = 0
  setInterval(() => process.send({ said: ++said }), 20)
})`

it.each([
  [900, 3, { said: 3 }],
  [1_001, Number.MAX_SAFE_INTEGER, null],
])(
  "ends a child after a silence of a second: with %i ms between messages, the last of which is %i, it ends with %j",
  async (silence, last, end) => {
    const folder = mkdtempSync(join(tmpdir(), "talker-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, "talker.mjs"), talker)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    let isSilent = false
    const isLast = (message: { said: number }): message is { said: number } => {
      // Messages that arrive together on a busy machine have one silence behind them.
      if (!isSilent)
        setImmediate(() => {
          isSilent = false
          vi.advanceTimersByTime(silence)
        })
      isSilent = true
      return message.said === last
    }
    expect(await runChild(folder, "talker.mjs", {}, { longestMs: 1_000 }, isLast)).toEqual(end)
  },
)

it("reads the messages that came while this process was busy before it takes them for silence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "talker-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const sent = join(folder, "sent")
  const noting = talker.replace("process.send({ said: ++said })", "(process.send({ said: ++said }), note())")
  writeFileSync(sent, "")
  writeFileSync(
    join(folder, "talker.mjs"),
    `import { appendFileSync } from "node:fs"\nconst note = () => appendFileSync(${JSON.stringify(sent)}, ".")\n${noting}`,
  )
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  let hasEnded = false
  const isLast = (message: { said: number }): message is { said: number } => {
    hasEnded ||= message.said === 5
    setImmediate(() => {
      if (hasEnded) return
      const before = statSync(sent).size
      // A killed child sends nothing more.
      for (let time = 0; time < 2_000 && statSync(sent).size <= before + 1; time++)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      vi.advanceTimersByTime(1_001)
    })
    return hasEnded
  }
  expect(await runChild(folder, "talker.mjs", {}, { longestMs: 1_000 }, isLast)).toEqual({ said: 5 })
})

import { expect, it } from "vitest"
import { heldEntries, holdEntry, whenReleased, whileFree, withoutOtherTabs } from "./entry-locks.ts"

const never = new AbortController().signal
const granted = (key: string) => expect.poll(async () => (await heldEntries()).has(key)).toBe(true)

it("holds an entry until it is released, and prevents its removal meanwhile", async () => {
  const release = holdEntry("unsaved:service:3:held")
  await granted("unsaved:service:3:held")
  const done: string[] = []
  expect(await whileFree("unsaved:service:3:held", () => done.push("dropped"))).toBe(false)
  let after: Promise<ReadonlySet<string>> | undefined
  whenReleased("unsaved:service:3:held", never, () => {
    done.push("released")
    after = heldEntries()
  })
  expect(done).toEqual([])
  release()
  await expect.poll(() => done).toEqual(["released"])
  expect(await after).not.toContain("unsaved:service:3:held")
  expect(await whileFree("unsaved:service:3:held", () => done.push("dropped"))).toBe(true)
  expect(done).toEqual(["released", "dropped"])
})

it("frees an entry that is released before its lock was granted", async () => {
  holdEntry("unsaved:service:3:quick")()
  await expect.poll(() => whileFree("unsaved:service:3:quick", () => undefined)).toBe(true)
})

it("waits for an entry until it is aborted", async () => {
  const release = holdEntry("unsaved:service:3:waited")
  await granted("unsaved:service:3:waited")
  const end = new AbortController()
  let runs = 0
  whenReleased("unsaved:service:3:waited", end.signal, () => (runs += 1))
  end.abort()
  release()
  await expect.poll(() => whileFree("unsaved:service:3:waited", () => undefined)).toBe(true)
  expect(runs).toBe(0)
})

it("distinguishes entries of this tab and free ones from those of other tabs", async () => {
  const release = holdEntry("unsaved:service:3:mine")
  const other = Promise.withResolvers<void>()
  const theirs = navigator.locks.request("unsaved:service:3:theirs", () => other.promise)
  await granted("unsaved:service:3:theirs")
  const keys = ["mine", "theirs", "left"].map((name) => `unsaved:service:3:${name}`)
  expect(await withoutOtherTabs(keys)).toEqual([keys[0], keys[2]])
  release()
  other.resolve()
  await theirs
})

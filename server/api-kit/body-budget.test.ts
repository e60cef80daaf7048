import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type BodyShare, openShare } from "./body-budget.ts"

const megabyte = 1_048_576
const shares: BodyShare[] = []

/** A body from an address that arrives in steps of a megabyte, and is released when it is cut. */
function arrive(address: string) {
  const state = { isCut: false }
  const share = openShare(address, () => {
    state.isCut = true
    share.release()
  })
  shares.push(share)
  const add = (megabytes: number) => Array.from({ length: megabytes }, () => share.add(megabyte)).every(Boolean)
  return { add, share, state }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }))
afterEach(() => {
  for (const share of shares.splice(0)) share.release()
  vi.useRealTimers()
})

it("leaves room for others while the networks of one provider's customer send all they may", () => {
  const own = ["2001:db8:1:100::/64", "2001:db8:1:101::/64", "2001:db8:1:102::/64", "2001:db8:1:200::/64"]
  expect(own.map((address) => arrive(address).add(51))).toEqual([true, false, false, false])
  expect(arrive("2001:db8:2:100::/64").add(10)).toBe(true)
  expect(arrive("192.0.2.1").add(10)).toBe(true)
})

it("takes small bodies while large ones fill the rest, and all again once they are handled", () => {
  for (const n of [1, 2, 3]) expect(arrive(`192.0.2.${n}`).add(48)).toBe(true)
  const large = arrive("192.0.2.8")
  expect([large.add(1), large.add(1)]).toEqual([true, false])
  expect(arrive("192.0.2.9").add(1)).toBe(true)
  for (const share of shares.splice(0)) share.release()
  expect(arrive("192.0.2.8").add(50)).toBe(true)
})

it("cuts bodies that have stopped growing when others need their room, and no body that is whole", () => {
  const slow = [1, 2].map((n) => arrive(`192.0.2.${n}`))
  const [trickling, whole] = [arrive("192.0.2.3"), arrive("192.0.2.4")]
  for (const body of slow) body.add(48)
  trickling.add(20)
  whole.add(28)
  whole.share.complete()
  vi.advanceTimersByTime(7_000)
  trickling.share.add(1_000)
  expect(arrive("192.0.2.5").add(10)).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(arrive("192.0.2.6").add(50)).toBe(true)
  expect([...slow, trickling, whole].map(({ state }) => state.isCut)).toEqual([true, true, true, false])
})

import { afterEach, expect, it } from "vitest"
import { reserveBody } from "./body-budget.ts"

const megabyte = 1_048_576
const releases: (() => void)[] = []
const reserve = (address: string, megabytes: number): boolean => {
  const release = reserveBody(address, megabytes * megabyte)
  if (release) releases.push(release)
  return release !== null
}

afterEach(() => {
  for (const release of releases.splice(0)) release()
})

it("leaves room for others while the networks of one provider's customer send all they may", () => {
  const own = ["2001:db8:1:100::/64", "2001:db8:1:101::/64", "2001:db8:1:102::/64", "2001:db8:1:200::/64"]
  expect(own.map((address) => reserve(address, 51))).toEqual([true, false, false, false])
  expect(reserve("2001:db8:1:101::/64", 40)).toBe(true)
  expect(reserve("2001:db8:2:100::/64", 10)).toBe(true)
  expect(reserve("192.0.2.1", 10)).toBe(true)
})

it("takes small bodies while large ones fill the rest, and all again once they are handled", () => {
  const many = Array.from({ length: 4 }, (_, index) => reserve(`192.0.2.${index}`, 50))
  expect(many).toEqual([true, true, false, false])
  expect(reserve("192.0.2.7", 44)).toBe(true)
  expect([reserve("192.0.2.8", 2), reserve("192.0.2.8", 1)]).toEqual([false, true])
  for (const release of releases.splice(0)) release()
  expect(reserve("192.0.2.8", 50)).toBe(true)
})

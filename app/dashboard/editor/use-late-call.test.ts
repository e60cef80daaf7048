import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createLateCall } from "./use-late-call.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it("waits for a pause in typing, with a maximum, and runs once", () => {
  const call = vi.fn<() => void>()
  const late = createLateCall(call)
  late.soon()
  vi.advanceTimersByTime(200)
  late.soon()
  vi.advanceTimersByTime(200)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60)
  expect(call).toHaveBeenCalledTimes(1)
  for (let key = 0; key < 20; key++) {
    late.soon()
    vi.advanceTimersByTime(100)
  }
  expect(call).toHaveBeenCalledTimes(2)
  late.now()
  expect(call).toHaveBeenCalledTimes(3)
  late.now()
  vi.advanceTimersByTime(5_000)
  expect(call).toHaveBeenCalledTimes(3)
  expect(late.isWaiting()).toBe(false)
})

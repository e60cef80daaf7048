import { Secret } from "otpauth"
import { expect, it } from "vitest"
import { deviceUri, makeDeviceSecret, stepOfCode } from "./one-time-code.ts"

const secret = Secret.fromLatin1("12345678901234567890").base32
const at = (seconds: number) => new Date(seconds * 1_000)

// RFC 6238, appendix B: the last six of its eight digits.
it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("computes the code of second %i", (seconds, code) => {
  const step = Math.floor(seconds / 30)
  expect(stepOfCode(secret, code, at(seconds), null)).toBe(step)
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, at(seconds), step - 1)).toBe(step)
  expect(stepOfCode(secret, code, at(seconds + 30), null)).toBe(step)
  expect(stepOfCode(secret, code, at(seconds - 30), null)).toBe(step)
  expect(stepOfCode(secret, code, at(seconds + 60), null)).toBeNull()
  expect(stepOfCode(secret, code, at(seconds - 60), null)).toBeNull()
})

it("accepts no code twice, and none older than a used one", () => {
  const step = Math.floor(1_234_567_890 / 30)
  expect(stepOfCode(secret, "005924", at(1_234_567_890), step)).toBeNull()
  expect(stepOfCode(secret, "005924", at(1_234_567_890), step + 1)).toBeNull()
})

it.each(["", "00592", "0059244", "00592a", "١٢٣٤٥٦", "0".repeat(1_000)])("rejects %j as a code", (code) => {
  expect(stepOfCode(secret, code, at(1_234_567_890), null)).toBeNull()
})

it("makes a secret of 160 bits, and a URI with company and login for the app", () => {
  const made = makeDeviceSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/u)
  expect(deviceUri(made, "Leinetal Turbinen", "vossfeld")).toBe(
    `otpauth://totp/Leinetal%20Turbinen:vossfeld?issuer=Leinetal%20Turbinen&secret=${made}&algorithm=SHA1&digits=6&period=30`,
  )
})

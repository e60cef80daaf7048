import { expect, it } from "vitest"
import { fileFault } from "./check-file.ts"

it.each([
  [{ size: 10_485_760, type: "image/jpeg" }, null],
  [{ size: 10_485_761, type: "image/jpeg" }, "tooLarge"],
  [{ size: 5, type: "image/svg+xml" }, "wrongType"],
  [{ size: 5, type: "" }, "wrongType"],
  [{ size: 5, type: "image/gif" }, null],
])("%o", (file, fault) => expect(fileFault(file)).toBe(fault))

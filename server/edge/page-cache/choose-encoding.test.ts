import { expect, test } from "vitest"
import { createEncodingChoice } from "./choose-encoding.ts"

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
])("%s gets %s", (header, encoding) => {
  const encodingOf = createEncodingChoice()
  expect(encodingOf(header)).toBe(encoding)
  expect(encodingOf(header)).toBe(encoding)
})

import { expect, test } from "vitest"
import { createEncodingChoice } from "./choose-encoding.ts"

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000", "identity"],
  ["br;q=0.5, gzip;q=0.9", "gzip"],
  ["gzip;q=1.0, br;q=0.1", "gzip"],
  ["br ; q=0.8 , zstd ; Q=0.8", "br"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["gzip;q=0, *", "br"],
  ["br;q=0, *;q=0.3", "zstd"],
  ["*;q=0", "identity"],
  ["identity;q=0", "identity"],
  ["x-gzip", "gzip"],
  ["gzip;q=nonsense", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
])("%s gets %s", (header, encoding) => {
  const encodingOf = createEncodingChoice()
  expect(encodingOf(header)).toBe(encoding)
  expect(encodingOf(header)).toBe(encoding)
})

import { expect, test } from "vitest"
import { namesTag } from "./entity-tag.ts"

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a" , "y"', '"a"', true],
  ["*", '"a"', true],
  ['"ab"', '"a"', false],
  ['"x","y"', '"a"', false],
  ["", '"a"', false],
  [undefined, '"a"', false],
])("If-None-Match %s names %s: %s", (header, tag, known) => {
  expect(namesTag(header, tag)).toBe(known)
})

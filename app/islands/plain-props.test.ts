import { expect, expectTypeOf, it } from "vitest"
import type { Plain } from "./plain-props.ts"

it("accepts JSON values unchanged", () => {
  interface Row {
    id: number
    name: string | null
    marks?: readonly string[] | undefined
    inner: { deep: [number, boolean] }
  }
  expectTypeOf<Plain<Row>>().toEqualTypeOf<Row>()
  expectTypeOf<Plain<readonly Row[]>>().toEqualTypeOf<readonly Row[]>()
})

it("rejects functions, dates, maps and elements at any depth", () => {
  expectTypeOf<Plain<{ onClick: () => void }>>().toEqualTypeOf<{ onClick: never }>()
  expectTypeOf<Plain<{ rows: { at: Date }[] }>>().toEqualTypeOf<{ rows: { at: never }[] }>()
  expectTypeOf<Plain<{ known: Map<string, number>; big: bigint }>>().toEqualTypeOf<{ known: never; big: never }>()
  // @ts-expect-error -- a function is not an empty object
  const refused: Plain<{ act: (now: Date) => void }> = { act: {} }
  expect(refused).toBeDefined()
})

import { expect, it } from "vitest"
import { isAway, isDiskFull, isUniqueViolation } from "./postgres-errors.ts"

const withCode = (code: string, more = {}) => Object.assign(new Error("no"), { code, ...more })

it("recognises errors by the engine's codes", () => {
  expect([withCode("23505"), withCode("23503"), "23505"].map(isUniqueViolation)).toEqual([true, false, false])
  expect([withCode("53100"), withCode("53200"), null].map(isDiskFull)).toEqual([true, false, false])
})

it("counts as away only what a retry may solve", () => {
  const away = [
    ...["08006", "57P01", "57P02", "57P03", "57014", "53300", "55P03", "40P01", "25006"].map((code) => withCode(code)),
    withCode("ECONNREFUSED", { syscall: "connect" }),
    new AggregateError([withCode("ECONNREFUSED", { syscall: "connect" })]),
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect"),
    new Error("Client has encountered a connection error and is not queryable"),
  ]
  const here = [withCode("42601"), withCode("22003"), withCode("28P01"), withCode("ENOENT"), new Error("no"), undefined]
  expect(away.map(isAway)).toEqual(away.map(() => true))
  expect(here.map(isAway)).toEqual(here.map(() => false))
})

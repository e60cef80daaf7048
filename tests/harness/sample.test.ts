import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { languages, publicPages } from "#tests/e2e/public-pages.ts"
import { sample, sampleOne } from "#tests/e2e/sample.ts"
import { filesNotInTurn, takingTurns } from "#tests/e2e/turns.ts"
import { shares } from "#tooling/next-share.ts"

const everyShare = Array.from({ length: shares }, (_, index) => ({ E2E_SHARE: String(index + 1) }))

test.each([0, 1, 2, 3, 7])("all shares of a walk with turn %i take every public page once", (turn) => {
  const taken = everyShare.flatMap((env) => sample(publicPages, turn, env))
  expect(taken.toSorted()).toEqual(publicPages.toSorted())
})

test.each([0, 1, 2])("each share takes one language, and all shares with turn %i cover every language", (turn) => {
  const taken = everyShare.map((env) => sampleOne(languages, turn, env))
  expect(taken.map(({ length }) => length)).toEqual(everyShare.map(() => 1))
  expect(new Set(taken.flat())).toEqual(new Set(languages))
})

test("the long form takes every public page and language at once", () => {
  const env = { E2E_FORM: "long", E2E_SHARE: "2" }
  expect(sample(publicPages, 1, env)).toEqual(publicPages)
  expect(sampleOne(languages, 1, env)).toEqual(languages)
})

test("two runs of eight take each journey that takes turns, and there is a file of each", () => {
  const isTaken = (env: NodeJS.ProcessEnv, name: string) => !filesNotInTurn(env).includes(`**/${name}.e2e.ts`)
  const times = takingTurns.map((name) => everyShare.filter((env) => isTaken(env, name)).length)
  expect(new Set(times)).toEqual(new Set([2]))
  expect(takingTurns.filter((name) => !existsSync(`tests/e2e/${name}.e2e.ts`))).toEqual([])
})

test("no journey waits for its turn in the long form and where single files are asked for", () => {
  expect(filesNotInTurn({ E2E_FORM: "long", E2E_SHARE: "1" })).toEqual([])
  expect(filesNotInTurn({ E2E_SHARE: "1", E2E_PART: "1" })).toEqual([])
})

import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { languages, publicPages } from "#tests/e2e/public-pages.ts"
import { sample, sampleOne } from "#tests/e2e/sample.ts"
import * as attacks from "#tests/attack/turns.ts"
import * as clusters from "#tests/cluster/turns.ts"
import * as journeys from "#tests/e2e/turns.ts"
import * as faults from "#tests/faults/turns.ts"
import { positionOf } from "#tests/harness/turns.ts"
import * as units from "#tests/harness/unit-turns.ts"
import { runsOfAllFiles, shares, walkShares } from "#tooling/next-share.ts"

const allRuns = Array.from({ length: shares }, (_, index) => ({ TEST_SHARE: String(index + 1) }))
const everyShare = allRuns.slice(0, walkShares)
const runsInARow = allRuns.slice(0, runsOfAllFiles)

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
  const env = { E2E_FORM: "long", TEST_SHARE: "2" }
  expect(sample(publicPages, 1, env)).toEqual(publicPages)
  expect(sampleOne(languages, 1, env)).toEqual(languages)
})

const pathOfJourney = (name: string) => `tests/e2e/${name}.e2e.ts`
const pathOfAttack = (name: string) => `tests/attack/${name}.attack.ts`
const pathOfCluster = (name: string) => `tests/cluster/${name}.cluster.ts`
const pathOfUnit = (name: string) => `server/${name}.test.ts`
const pathOfFault = (name: string) => `tests/faults/${name}.fault.ts`

test.each([
  { what: "journey", times: 1, names: journeys.everySixteenth, ...journeys, path: pathOfJourney },
  { what: "journey", times: 4, names: journeys.everyFourth, ...journeys, path: pathOfJourney },
  { what: "fault", times: 2, names: faults.everyEighth, ...faults, path: pathOfFault },
  { what: "fault", times: 4, names: faults.everyFourth, ...faults, path: pathOfFault },
  { what: "attack", times: 4, names: attacks.everyFourth, ...attacks, path: pathOfAttack },
  { what: "test of the cluster", times: 8, names: clusters.everySecond, ...clusters, path: pathOfCluster },
  { what: "unit test", times: 4, names: units.everyFourth, ...units, path: pathOfUnit },
])("$times of sixteen runs take each such $what that takes turns, and there is a file of each", (of) => {
  const isLeft = (env: NodeJS.ProcessEnv, name: string) =>
    of.filesNotInTurn(env).some((glob) => `/${of.path(name)}`.endsWith(glob.slice(2)))
  const times = of.names.map((name) => runsInARow.filter((env) => !isLeft(env, name)).length)
  expect(new Set(times)).toEqual(new Set([of.times]))
  expect(of.names.filter((name) => !existsSync(of.path(name)))).toEqual([])
})

test.each([...journeys.everySixteenth, ...journeys.everyFourth])(
  "the runs that take %s get to every share of a walk in it",
  (name) => {
    const runs = allRuns.filter((env) => !journeys.filesNotInTurn(env).includes(`**/${name}.e2e.ts`))
    expect(new Set(runs.flatMap((env) => sample(publicPages, 0, env)))).toEqual(new Set(publicPages))
    expect(new Set(runs.flatMap((env) => sampleOne(languages, 0, env)))).toEqual(new Set(languages))
  },
)

test.each(units.everyFourth)("the runs that take %s get to both engines of a suite in it", (name) => {
  const runs = allRuns.filter((env) => !units.filesNotInTurn(env).includes(`**/server/${name}.test.ts`))
  expect(new Set(runs.map((env) => positionOf(env.TEST_SHARE) % 2))).toEqual(new Set([0, 1]))
})

test("no journey waits for its turn in the long form and where single files are asked for", () => {
  expect(journeys.filesNotInTurn({ E2E_FORM: "long", TEST_SHARE: "1" })).toEqual([])
  expect(journeys.filesNotInTurn({ TEST_SHARE: "1", E2E_PART: "1" })).toEqual([])
})

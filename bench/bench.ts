// `npm run bench`: see docs/bench.md.
import process from "node:process"
import { parseArgs } from "node:util"
import { stopWithParent } from "#server/stop-with-parent.ts"
import { buildIfChanged } from "#tooling/build.ts"
import { type Section, runAgainst, sections } from "./against/run-against.ts"
import { runBench, runScaleBench } from "./run-bench.ts"

const help = `Usage: npm run bench -- OPTIONS

  --quick            checks in half a minute that the bench works
  --minutes=10       measures memory for that long
  --against=REV      measures another revision beside this one
  --only=SECTIONS    of that only some of ${sections.join(", ")}
  --parts=10000,…    measures only the search with that many parts
  --server           of that on a database server instead of the file`

const isSection = (name: string): name is Section => sections.some((section) => section === name)

function readOptions() {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      minutes: { type: "string" },
      against: { type: "string" },
      only: { type: "string", default: sections.join() },
      parts: { type: "string" },
      server: { type: "boolean", default: false },
    },
  })
  const only = values.only.split(",")
  const sizes = values.parts?.split(",").map(Number)
  if (!only.every(isSection) || !(sizes ?? []).every((size) => Number.isInteger(size) && size > 0)) return null
  return { ...values, only, sizes }
}

type Options = NonNullable<ReturnType<typeof readOptions>>

async function run({ quick: isQuick, against, only, sizes, server: onServer, minutes }: Options) {
  if ((await buildIfChanged()) !== 0) return false
  if (against !== undefined) return runAgainst(against, { isQuick, only })
  if (sizes) return runScaleBench({ sizes, onServer })
  return runBench({ isQuick, ...(minutes !== undefined && { minutes: Number(minutes) }) })
}

stopWithParent()
const options = readOptions()
if (options) process.exitCode = (await run(options)) ? 0 : 1
else {
  console.error(help)
  process.exitCode = 2
}

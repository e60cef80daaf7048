import { type Section, runAgainst, sections } from "../bench/against/run-against.ts"
import { runBench, runEngineBench, runScaleBench } from "../bench/run-bench.ts"
import { buildIfChanged } from "./build.ts"

/**
 * `npm run bench` measures for some minutes, with `--minutes=10` memory for that long; `--quick` checks in half a
 * minute that the bench works. `--engines` compares the file and the database server with one, two and three processes,
 * `--against=REV` another revision of this repository, with `--only=browser,lighthouse` only some of browser,
 * lighthouse and server. `--parts=10000,100000` measures only the search with that many parts, on the file or with
 * `--engines` on the database server.
 */
export async function bench(args: string[]): Promise<number> {
  const built = await buildIfChanged()
  if (built !== 0) return built
  const isQuick = args.includes("--quick")
  const revision = valueOf(args, "--against")
  if (revision === "") {
    console.error("Say which revision: npm run bench -- --against REV")
    return 2
  }
  const only = valueOf(args, "--only")?.split(",") ?? [...sections]
  if (!only.every(isSection)) {
    console.error(`--only takes, with commas: ${sections.join(", ")}`)
    return 2
  }
  if (revision) return (await runAgainst(revision, { isQuick, only })) ? 0 : 1
  const parts = valueOf(args, "--parts")
  if (parts !== undefined) {
    const sizes = parts.split(",").map(Number)
    if (sizes.every((size) => Number.isInteger(size) && size > 0))
      return (await runScaleBench({ sizes, onServer: args.includes("--engines") })) ? 0 : 1
    console.error("Say how many parts: npm run bench -- --parts=10000,100000")
    return 2
  }
  const run = args.includes("--engines") ? runEngineBench : runBench
  const minutes = valueOf(args, "--minutes")
  return (await run({ isQuick, minutes: minutes ? Number(minutes) : undefined })) ? 0 : 1
}

const isSection = (name: string): name is Section => sections.some((section) => section === name)

/** Returns the value of `--name=` or `--name`, "" without a value, undefined when the flag is absent. */
function valueOf(args: readonly string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  if (index < 0) return undefined
  const [, inline] = /=(.*)$/u.exec(args[index] ?? "") ?? []
  return inline ?? args[index + 1] ?? ""
}

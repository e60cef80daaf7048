import { runBench, runEngineBench } from "../bench/run-bench.ts"
import { buildIfChanged } from "./build.ts"

/**
 * `npm run bench` measures for some minutes, with `--minutes=10` the memory for so long; with `--quick` it shows in half a minute that the
 * bench works. `--engines` puts the file and the database server with one, two and three processes beside each other.
 */
export async function bench(args: string[]): Promise<number> {
  const built = await buildIfChanged()
  if (built !== 0) return built
  const run = args.includes("--engines") ? runEngineBench : runBench
  const minutes = args.find((arg) => arg.startsWith("--minutes="))?.split("=")[1]
  return (await run({ isQuick: args.includes("--quick"), minutes: minutes ? Number(minutes) : undefined })) ? 0 : 1
}

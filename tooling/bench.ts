import { runBench, runEngineBench } from "../bench/run-bench.ts"
import { buildIfChanged } from "./build.ts"

/**
 * `npm run bench` measures for some minutes; with `--quick` it shows in half a minute that the bench works. `--engines` puts the file and
 * the database server with one, two and three processes beside each other.
 */
export async function bench(args: string[]): Promise<number> {
  const built = await buildIfChanged()
  if (built !== 0) return built
  const run = args.includes("--engines") ? runEngineBench : runBench
  return (await run(args.includes("--quick"))) ? 0 : 1
}

import { runBench } from "../bench/run-bench.ts"
import { buildIfChanged } from "./build.ts"

/** `npm run bench` measures for some minutes; with `--quick` it shows in half a minute that the bench works. */
export async function bench(args: string[]): Promise<number> {
  const built = await buildIfChanged()
  if (built !== 0) return built
  return (await runBench(args.includes("--quick"))) ? 0 : 1
}

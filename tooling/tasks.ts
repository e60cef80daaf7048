import process from "node:process"
import { stopWithParent } from "#server/stop-with-parent.ts"
import { runNode } from "./child.ts"

const tasks: Record<string, (args: string[]) => Promise<number>> = {
  start: async () => (await import("./launch/start.ts")).start(),
  dev: async () => {
    // React and Vite read it on import.
    process.env["NODE_ENV"] = "development"
    await import("./dev.ts")
    return 0
  },
  build: async () => (await import("./build.ts")).buildIfChanged(),
  check: async () => (await import("./check.ts")).check(),
  test: async (args) => (await import("./test-run.ts")).testRun(args),
  bench: async (args) => (await runNode(["bench/bench.ts", ...args], { show: true })).code,
  backup: async () => (await import("./maintain.ts")).backup(),
  restore: async (args) => (await import("./maintain.ts")).restore(args),
  admin: async (args) => (await import("./maintain.ts")).admin(args),
  doctor: async () => (await import("./doctor.ts")).doctor(),
  pictures: async () => (await runNode(["tooling/make-site-pictures.ts"], { show: true })).code,
  texts: async (args) => (await import("./texts.ts")).texts(args),
  format: async () => (await import("./check.ts")).format(),
}

const [name = "", ...args] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(`Unknown task "${name}". There are: ${Object.keys(tasks).join(", ")}.`)
  process.exit(2)
}
// The site stops with its parent by itself, from its first line on.
if (name !== "start") stopWithParent()
const code = await task(args)
if (code !== 0) process.exitCode = code

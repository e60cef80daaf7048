import process from "node:process"
import { buildIfChanged } from "./build.ts"

export async function start(): Promise<number> {
  process.env.NODE_ENV = "production"
  const code = await buildIfChanged()
  if (code === 0) await import("../main.ts")
  return code
}

export async function dev(): Promise<number> {
  process.env.NODE_ENV = "development"
  await import("./dev.ts")
  return 0
}

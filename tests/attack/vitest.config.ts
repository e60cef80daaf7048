import { defineConfig } from "vitest/config"
import { root } from "../../tooling/root.ts"

// One after the other against one running site: an attack that is slowed down by another proves nothing.
export default defineConfig({
  root,
  test: {
    retry: 1,
    environment: "node",
    include: ["tests/attack/**/*.attack.ts"],
    globalSetup: "tests/attack/one-site.ts",
    fileParallelism: false,
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})

import { configDefaults, defineConfig } from "vitest/config"

// On its own: the router's plugin is for building pages, not for running tests.
export default defineConfig({
  test: {
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "build/**", "tests/e2e/**"],
    restoreMocks: true,
    unstubEnvs: true,
  },
})

import process from "node:process"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { root } from "../../tooling/root.ts"
import { patienceMs, testPatienceMs } from "../harness/patience.ts"
import { filesNotInTurn } from "./turns.ts"

/** Runs by name, random requests last: they may delete what another attack needs. */
class OddRequestsLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => `${moduleId.includes("/fuzz.") ? 1 : 0}${moduleId}`
    return Promise.resolve(files.toSorted((a, b) => rank(a).localeCompare(rank(b))))
  }
}

// Sequential against one running site: an attack slowed down by another proves nothing.
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: OddRequestsLast },
    environment: "node",
    expect: { poll: { timeout: patienceMs } },
    include: ["tests/attack/**/*.attack.ts"],
    // A quarter of an hour: every call, page and form times its dearest inputs.
    exclude: [...filesNotInTurn(), ...(process.env["ATTACK"] === "long" ? [] : ["tests/attack/dearest.attack.ts"])],
    globalSetup: "tests/attack/one-site.ts",
    fileParallelism: false,
    isolate: false,
    hookTimeout: testPatienceMs,
    testTimeout: testPatienceMs,
  },
})

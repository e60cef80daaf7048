import { expect, it } from "vitest"
import { backupKind } from "./backup-table.tsx"
import { formatBytes } from "../ui/format-number.ts"

it("reads from its name what made a backup", () => {
  expect(backupKind("turbine-20261120-090000-0a1b2c3d.tar.gz")).toBe("manual")
  expect(backupKind("turbine-20261120-030000-0a1b2c3d-nightly.tar.gz")).toBe("nightly")
  expect(backupKind("turbine-20261120-090000-0a1b2c3d-update.tar.gz")).toBe("update")
})

it("shows sizes in the reader's language", () => {
  expect(formatBytes(28_412_345, "de")).toMatch(/^28,4\sMB$/u)
  expect(formatBytes(1_250_000_000, "en")).toMatch(/^1.3\sGB$/u)
  expect(formatBytes(900, "ru")).toMatch(/^0,9\sкБ$/u)
})

import { expect, it } from "vitest"
import { readAudit } from "./supply-chain.ts"

const report = (counts: object) =>
  `npm warn something\n${JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities: counts } })}\n`

it("passes without vulnerabilities and with minor ones, and fails on a high or critical one", () => {
  expect(readAudit(report({ low: 0, high: 0, critical: 0 })).ok).toBe(true)
  expect(readAudit(report({ low: 3, moderate: 1, high: 0, critical: 0 })).ok).toBe(true)
  expect(readAudit(report({ high: 1, critical: 0 })).ok).toBe(false)
  expect(readAudit(report({ high: 0, critical: 1 })).ok).toBe(false)
})

it.each([
  '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}',
  '{"error":{"code":"ENOTFOUND","summary":"request to https://registry.npmjs.org failed"}}',
  "npm error network request failed",
  "",
])("is not run when the registry responds %s", (output) => {
  expect(readAudit(output).ok).toBeNull()
})

import { expect, it } from "vitest"
import { isPdf } from "./sent-file.ts"

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF"

it.each([
  ["plain", pdf, true],
  ["line end behind", `${pdf}\r\n`, true],
  ["NUL padding", `${pdf}\n${"\0".repeat(4_000)}`, true],
  ["end mark of DOS", `${pdf}\n\x1a`, true],
  ["2,000 spaces behind", `${pdf}${" ".repeat(2_000)}`, true],
  ["byte order mark before", `\xef\xbb\xbf${pdf}`, true],
  ["printer commands before", `\x1b%-12345X@PJL\r\n${pdf}`, true],
  ["header too late", `${" ".repeat(1_100)}${pdf}`, false],
  ["HTML before", `<script>alert(1)</script>${pdf}`, false],
  ["HTML behind", `${pdf}\n<script>alert(1)</script>`, false],
  ["cut", pdf.slice(0, -6), false],
  ["header only", "%PDF-1.7", false],
])("is a PDF or not: %s", (_name, content, expected) => {
  expect(isPdf(Buffer.from(content, "latin1"))).toBe(expected)
})

import { expect, test } from "vitest"
import { checkOrigin } from "./check-origin.ts"

const publicUrl = "https://turbines.example"
const attempt = (headers: Record<string, string>) => () =>
  checkOrigin(new Request("http://127.0.0.1:3000/contact", { method: "POST", headers }), publicUrl)

test.each<Record<string, string>>([
  { Origin: "https://turbines.example", Host: "turbines.example" },
  { Origin: "https://turbines.example", Host: "127.0.0.1:3000" },
  { Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" },
  { Origin: "null", "Sec-Fetch-Site": "same-origin", Host: "turbines.example" },
  { "Sec-Fetch-Site": "same-origin", Host: "turbines.example" },
])("a page of the site may send: %o", (headers) => {
  expect(attempt(headers)).not.toThrow()
})

test.each<Record<string, string>>([
  { Origin: "https://elsewhere.example", Host: "turbines.example" },
  { Origin: "https://turbines.example.elsewhere.example", Host: "turbines.example" },
  { Origin: "http://127.0.0.1:3001", Host: "127.0.0.1:3000" },
  { Origin: "null", "Sec-Fetch-Site": "cross-site", Host: "turbines.example" },
  { Origin: "file://turbines.example", Host: "turbines.example" },
  { Origin: "nonsense", Host: "turbines.example" },
  { Host: "turbines.example" },
])("nobody else may: %o", (headers) => {
  expect(attempt(headers)).toThrow("Sent from another site")
})

import { expect, test } from "vitest"
import { isPerson } from "./visitor-day.ts"

const isPersonWith = (agent: string) =>
  isPerson({ address: "192.0.2.1", headers: new Headers({ "User-Agent": agent, "Accept-Language": "de" }) })

test.each([
  "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
])("takes %s for a person", (agent) => {
  expect(isPersonWith(agent)).toBe(true)
})

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 6.0.1) Chrome/150.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "meta-externalagent/1.1",
  "Mozilla/4.5 (compatible; HTTrack 3.0x; Windows 98)",
  "Mozilla/5.0 (compatible; Barkrowler/0.9; +https://babbar.tech/crawler)",
  "Mozilla/5.0 (compatible; Barkrowler/0.9)",
])("takes %s for a robot", (agent) => {
  expect(isPersonWith(agent)).toBe(false)
})

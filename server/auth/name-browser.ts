const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//u, "Edge"],
  [/\bOPR\//u, "Opera"],
  [/\bYaBrowser\//u, "Yandex"],
  [/\bFirefox\/|\bFxiOS\//u, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bWindows\b/u, "Windows"],
  [/\bMac OS X\b/u, "macOS"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bLinux\b/u, "Linux"],
]

const firstOf = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? ""

/** Returns browser and system of a User-Agent header; "" for unknown ones. */
export const nameBrowser = (userAgent: string): { browser: string; system: string } => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})

/**
 * Shortens an address to its network, such as `91.12.44.…` or `2a02:8108:…`, so that it identifies a place, not a
 * person.
 */
export function shortAddress(address: string): string {
  const plainAddress = address.split("/")[0] ?? ""
  if (plainAddress.includes(".")) return `${plainAddress.split(".").slice(0, 3).join(".")}.…`
  return plainAddress.includes(":") ? `${plainAddress.split(":").slice(0, 2).join(":")}:…` : ""
}

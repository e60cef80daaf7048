const shown = ["SUMMARY", "DTSTART", "DTEND", "LOCATION", "DESCRIPTION"]

/** Returns what the first event of an invitation says, a line for each property: RFC 5545. */
export function calendarText(calendar: string): string {
  const event = calendar.replaceAll(/\r?\n[ \t]/gu, "").split(/^BEGIN:VEVENT\s*$/imu)[1] ?? ""
  const lines = event.split(/\r?\n/u)
  return shown
    .flatMap((name) => {
      const begin = new RegExp(`^${name}[;:]`, "iu")
      const line = lines.find((content) => begin.test(content)) ?? ""
      const [, zone = "", value = ""] = /^[A-Z]+(?:;(?:TZID=([^:;]*)|[^:])*)?:(.*)$/iu.exec(line) ?? []
      const text = name.startsWith("DT") ? `${momentText(value)} ${zone}`.trim() : unescaped(value)
      return text === "" ? [] : [text]
    })
    .join("\n")
}

const unescaped = (value: string) =>
  value.replaceAll(/\\(.)/gu, (_all, character: string) => (/n/iu.test(character) ? "\n" : character))

const momentText = (value: string) =>
  value
    .replace(/^(\d{4})(\d\d)(\d\d)/u, "$1-$2-$3")
    .replace(/T(\d\d)(\d\d)(?:\d\d)?/u, " $1:$2")
    .replace(/Z$/u, " UTC")

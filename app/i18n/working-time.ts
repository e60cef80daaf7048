/** Writes working minutes as hours and minutes, such as "3 h 40 min", kept on one line. */
export function workingTime(minutes: number, hour: string, minute: string): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours}\u00a0${hour}` : "", rest > 0 || hours === 0 ? `${rest}\u00a0${minute}` : ""]
  return parts.filter(Boolean).join("\u00a0")
}

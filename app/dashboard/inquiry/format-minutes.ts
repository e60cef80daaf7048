/** Formats working minutes as hours and minutes, such as "5 h 05 min" or "8 h", in the words of a language. */
export function formatMinutes(minutes: number, { hour, minute }: { hour: string; minute: string }): string {
  const whole = Math.abs(minutes)
  if (whole < 60) return `${whole} ${minute}`
  const hours = `${Math.floor(whole / 60)} ${hour}`
  return whole % 60 === 0 ? hours : `${hours} ${String(whole % 60).padStart(2, "0")} ${minute}`
}

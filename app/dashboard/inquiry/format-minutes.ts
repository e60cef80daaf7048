/** Formats working minutes as hours and minutes, such as "5 h 05 min", in the words of a language. */
export function formatMinutes(minutes: number, { hour, minute }: { hour: string; minute: string }): string {
  const whole = Math.abs(minutes)
  if (whole < 60) return `${whole} ${minute}`
  return `${Math.floor(whole / 60)} ${hour} ${String(whole % 60).padStart(2, "0")} ${minute}`
}

import { weekdays } from "#contract/working-hours.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type WorkingTime, afterWorkingMinutes, readWorkingTime, workingMinutes } from "./working-time.ts"

/** Within how many working minutes every inquiry is answered, and when the company works; 0 promises nothing. */
export interface ReplyPromise {
  minutes: number
  time: WorkingTime
}

export async function readReplyPromise(db: Database): Promise<ReplyPromise> {
  const settings = await db.selectFrom("settings").selectAll().executeTakeFirst()
  const week = weekdays.map((day) => settings?.[`working_hours_${day}`] ?? "")
  return { minutes: (settings?.reply_hours ?? 0) * 60, time: readWorkingTime(week, settings?.holidays ?? "") }
}

/** Returns when the promise about a message ends; null where nothing is promised. */
export const promiseEnd = ({ minutes, time }: ReplyPromise, since: string): Date | null =>
  minutes === 0 ? null : afterWorkingMinutes(time, new Date(since), minutes)

/** Returns the working minutes until a moment, negative once it has passed. */
export const minutesUntil = (time: WorkingTime, now: Date, end: Date): number =>
  end > now ? workingMinutes(time, now, end) : -workingMinutes(time, end, now)

const dayMs = 86_400_000
const mostDays = 128

/** Returns the moment whose promise ends now: what came before it and waits still is late. Null where nothing is promised. */
export function lateBefore({ minutes, time }: ReplyPromise, now: Date): Date | null {
  if (minutes === 0) return null
  const back = (ms: number) => new Date(now.getTime() - ms)
  let days = 1
  while (workingMinutes(time, back(days * dayMs), now) < minutes && days < mostDays) days *= 2
  if (workingMinutes(time, back(days * dayMs), now) < minutes) return null
  let [least, most] = [0, days * dayMs]
  while (most - least > 1_000) {
    const middle = (least + most) / 2
    if (workingMinutes(time, back(middle), now) < minutes) least = middle
    else most = middle
  }
  return back(most)
}

import { sql } from "kysely"
import { weekdays } from "#contract/working-hours.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type WorkingTime, afterWorkingMinutes, readWorkingTime, workingMinutes } from "./working-time.ts"

/** Promised working minutes until an answer, and the working hours; 0 promises nothing. */
export interface ReplyPromise {
  minutes: number
  time: WorkingTime
}

/** The promise for most inquiries, and that for a plant that is down. */
export interface ReplyPromises {
  usual: ReplyPromise
  urgent: ReplyPromise
}

const aroundTheClock: WorkingTime = { week: weekdays.map(() => [{ from: 0, to: 1_440 }]), holidays: new Set() }

export async function readReplyPromises(db: Database): Promise<ReplyPromises> {
  const settings = await db.selectFrom("settings").selectAll().executeTakeFirst()
  const week = weekdays.map((day) => settings?.[`working_hours_${day}`] ?? "")
  const usual = { minutes: (settings?.reply_hours ?? 0) * 60, time: readWorkingTime(week, settings?.holidays ?? "") }
  if (!settings || settings.urgent_hours === 0) return { usual, urgent: usual }
  const time = settings.urgent_always === 1 ? aroundTheClock : usual.time
  return { usual, urgent: { minutes: settings.urgent_hours * 60, time } }
}

/** Returns the promise for an inquiry. */
export const promiseFor = ({ usual, urgent }: ReplyPromises, { urgent: isUrgent }: { urgent: number }): ReplyPromise =>
  isUrgent === 1 ? urgent : usual

/** Returns the deadline for a message; null without a promise. */
export const promiseEnd = ({ minutes, time }: ReplyPromise, since: string): Date | null =>
  minutes === 0 ? null : afterWorkingMinutes(time, new Date(since), minutes)

/** Returns the working minutes until a time, negative once it has passed. */
export const minutesUntil = (time: WorkingTime, now: Date, end: Date): number =>
  end > now ? workingMinutes(time, now, end) : -workingMinutes(time, end, now)

const dayMs = 86_400_000
const maxDays = 128

/** Returns the time whose deadline is now: older unanswered messages are overdue. Null without a promise. */
function lateBefore({ minutes, time }: ReplyPromise, now: Date): Date | null {
  if (minutes === 0) return null
  const back = (ms: number) => new Date(now.getTime() - ms)
  let days = 1
  while (workingMinutes(time, back(days * dayMs), now) < minutes && days < maxDays) days *= 2
  if (workingMinutes(time, back(days * dayMs), now) < minutes) return null
  let [least, most] = [0, days * dayMs]
  while (most - least > 1_000) {
    const middle = (least + most) / 2
    if (workingMinutes(time, back(middle), now) < minutes) least = middle
    else most = middle
  }
  return back(most)
}

/** Condition on inquiries whose unanswered message is older than a share of their promise. */
export function isPastShare({ usual, urgent }: ReplyPromises, now: Date, share = 1) {
  const before = ({ minutes, time }: ReplyPromise) =>
    lateBefore({ minutes: minutes * share, time }, now)?.toISOString() ?? ""
  return sql<boolean>`unanswered_since <= case when urgent = 1 then ${before(urgent)} else ${before(usual)} end`
}

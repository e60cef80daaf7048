import pino from "pino"
import { findings as texts } from "#app/i18n/dashboard/finding/en.ts"
import { startContentClock } from "#server/db/content-clock.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { openAside } from "#server/db/open-aside.ts"
import { records } from "#server/features.ts"
import { lookAtAll } from "#server/features/finding/look.ts"
import { run } from "./maintain.ts"
import { root } from "./root.ts"

const marks = { fine: "ok   ", look: "look ", fault: "FAULT" }

/** `npm run doctor`: prints what the checks find, beside a running site and without one; 1 with a fault. */
export const doctor = () =>
  run(async (config) => {
    const { db, dialect, close } = await openAside(config)
    try {
      const log = pino({ level: "silent" })
      const clock = () => new Date()
      const content = await startContentClock({ read: () => readContentVersion(db), log })
      const findings = await lookAtAll({ db, dialect, content, config, clock, log, programDir: root, records })
      for (const { check, state, count, detail, ignored_by } of findings) {
        const evidence = [count === null ? "" : String(count), detail].filter(Boolean).join(", ")
        const ignored = ignored_by === "" ? "" : ` (ignored by ${ignored_by})`
        console.log(`${marks[state]} ${texts.checks[check].title}${evidence ? `: ${evidence}` : ""}${ignored}`)
        if (state !== "fine" && ignored_by === "") console.log(`      ${texts.checks[check].advice}`)
      }
      return findings.some(({ state, ignored_by }) => state === "fault" && ignored_by === "") ? 1 : 0
    } finally {
      await close()
    }
  })

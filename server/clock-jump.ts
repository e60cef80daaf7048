import type { Clock } from "./clock.ts"

const toleratedMs = 10 * 60_000

/**
 * Tells at each call whether the clock has moved otherwise than time since the last one: what is removed for its age must not go because
 * a clock was set to the wrong year for a moment. The first call knows nothing and answers false.
 */
export function createJumpGuard(clock: Clock, monotonicMs: () => number = () => performance.now()): () => boolean {
  let last: { wall: number; steady: number } | null = null
  return () => {
    const current = { wall: clock().getTime(), steady: monotonicMs() }
    const drift = last ? Math.abs(current.wall - last.wall - (current.steady - last.steady)) : 0
    last = current
    return drift > toleratedMs
  }
}

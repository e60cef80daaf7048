const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** Returns the round end of a scale that the largest power nearly fills; null without powers. */
export function scaleEnd(powers: readonly (number | null)[]): number | null {
  const most = Math.max(0, ...powers.map((power) => power ?? 0))
  if (most === 0) return null
  const unit = 10 ** Math.floor(Math.log10(most))
  // Rounded, because 0.1 × 3 is not 0.3.
  return Number(((steps.find((step) => step * unit >= most) ?? 10) * unit).toPrecision(6))
}

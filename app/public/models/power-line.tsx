/** A power as a dimension line, to the scale of its table. */
export function PowerLine({ power, end }: { power: number; end: number }) {
  const at = `${((power / end) * 100).toFixed(1)}%`
  return (
    <svg className="power-line" width="100%" height="11" aria-hidden="true">
      <line x1="0.5" x2="0.5" y1="0" y2="11" />
      <line x1="0" x2={at} y1="5.5" y2="5.5" />
      <line className="power-line-end" x1={at} x2={at} y1="0" y2="11" />
    </svg>
  )
}

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** Returns the round end of a scale that the largest power nearly fills; null without powers. */
export function scaleEnd(powers: readonly (number | null)[]): number | null {
  const most = Math.max(0, ...powers.map((power) => power ?? 0))
  if (most === 0) return null
  const unit = 10 ** Math.floor(Math.log10(most))
  // Rounded, because 0.1 × 3 is not 0.3.
  return Number(((steps.find((step) => step * unit >= most) ?? 10) * unit).toPrecision(6))
}

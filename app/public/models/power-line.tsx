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

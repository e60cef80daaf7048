/** Rows and columns of the grid that a focal point is chosen from. */
export const focalSteps = 5

/** The cell that browsers crop around anyway. */
export const focalCenter = 12

/** Returns where a cell of the grid is, in steps from the left and from the top. */
export const focalCell = (focus: number): { x: number; y: number } => ({
  x: focus % focalSteps,
  y: Math.floor(focus / focalSteps),
})

/** Returns the cell at a place; outside of the grid the nearest one. */
export function focalPointAt(x: number, y: number): number {
  const within = (step: number) => Math.max(0, Math.min(Math.round(step), focalSteps - 1))
  return within(y) * focalSteps + within(x)
}

/** Rows and columns of the grid for focal points. */
export const focalSteps = 5

/** Central cell, the default crop of browsers. */
export const focalCenter = 12

/** Returns column and row of a cell of the grid, from 0. */
export const focalCell = (focus: number): { x: number; y: number } => ({
  x: focus % focalSteps,
  y: Math.floor(focus / focalSteps),
})

/** Returns the cell at a position; the nearest one for a position outside. */
export function focalPointAt(x: number, y: number): number {
  const within = (step: number) => Math.max(0, Math.min(Math.round(step), focalSteps - 1))
  return within(y) * focalSteps + within(x)
}

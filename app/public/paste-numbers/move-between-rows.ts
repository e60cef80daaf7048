import type { KeyboardEvent } from "react"

/** Moves to the same field of another row by Enter and arrow keys; Enter would submit the form. */
export function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: target, key } = event
  const step = key === "Enter" || key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const cell = target.closest("td")?.className.split(" ")[0] ?? ""
  for (let row = neighbour(target.closest("tr"), step); row; row = neighbour(row, step)) {
    const field = row.querySelector<HTMLInputElement>(`.${cell} input`)
    if (!field) continue
    field.focus()
    field.select()
    return
  }
}

const neighbour = (row: Element | null, step: number): Element | null =>
  (step > 0 ? row?.nextElementSibling : row?.previousElementSibling) ?? null

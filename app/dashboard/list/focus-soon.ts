/** Focuses this element after the next render, else the title, because the focused button is removed. */
export function focusSoon(id = ""): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(id) ?? document.querySelector("h1")
    target?.focus()
  })
}

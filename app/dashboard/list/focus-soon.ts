/** Once the list is drawn anew, the focus goes to this element, else to the title: the button that had it is gone. */
export function focusSoon(id = ""): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(id) ?? document.querySelector("h1")
    target?.focus()
  })
}

/** Keeps what is typed while the field that it is meant for is being fetched, until it is taken. */
export function keepEarlyKeys(): () => string {
  let typed = ""
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1) typed += event.key
    else if (event.key === "Backspace") typed = typed.slice(0, -1)
    else return
    event.preventDefault()
  }
  document.addEventListener("keydown", onKey, { capture: true })
  return () => {
    document.removeEventListener("keydown", onKey, { capture: true })
    return typed
  }
}

/** Sets the text as if typed, so that listeners of the field are called. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React notes what is set by the field's own setter, and would take the event for nothing new.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

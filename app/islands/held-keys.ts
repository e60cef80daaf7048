let typed = ""
let stop: AbortController | undefined

const fields = "input, textarea, select, [contenteditable]"

/** Buffers keystrokes outside of fields while the one they are meant for is loading, until `takeKeys`. */
export function holdKeys(): void {
  if (stop) return
  stop = new AbortController()
  typed = ""
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(fields)) return
    if (event.key.length === 1) typed += event.key
    else if (event.key === "Backspace") typed = typed.slice(0, -1)
    else return
    event.preventDefault()
  }
  document.addEventListener("keydown", onKey, { capture: true, signal: stop.signal })
}

/** Returns the keystrokes since `holdKeys`, and stops buffering. */
export function takeKeys(): string {
  stop?.abort()
  stop = undefined
  const taken = typed
  typed = ""
  return taken
}

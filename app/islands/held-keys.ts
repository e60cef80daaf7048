let typed = ""
let stop: AbortController | undefined

/** Keeps what is typed while the field that it is meant for is being fetched, until `takeKeys`. */
export function holdKeys(): void {
  if (stop) return
  stop = new AbortController()
  typed = ""
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1) typed += event.key
    else if (event.key === "Backspace") typed = typed.slice(0, -1)
    else return
    event.preventDefault()
  }
  document.addEventListener("keydown", onKey, { capture: true, signal: stop.signal })
}

/** Returns what was typed since `holdKeys`, and holds no more. */
export function takeKeys(): string {
  stop?.abort()
  stop = undefined
  const taken = typed
  typed = ""
  return taken
}

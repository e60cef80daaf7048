import process from "node:process"

/**
 * Stops the process when its launcher is gone, as an operator would: npm starts tasks through a shell that does not
 * forward SIGTERM.
 */
export function stopWithParent(): void {
  const parent = Number(process.env["RUN_PARENT"])
  delete process.env["RUN_PARENT"]
  if (!parent) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, "SIGTERM")
  }, 500)
  timer.unref()
}

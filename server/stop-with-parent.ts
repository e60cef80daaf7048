import process from "node:process"

/**
 * npm starts a task through a shell that does not pass SIGTERM on. The launcher says which process has to be above this
 * one; when it is gone, the task stops the way an operator would stop it.
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

export interface TabOptions {
  width?: number
  height?: number
  /** Runs in every document before its own scripts, also in prerendered ones. */
  initScript?: string
  throttle?: Throttle
}

export interface Throttle {
  latencyMs: number
  downloadBitsPerSecond: number
  uploadBitsPerSecond: number
  /** 4 makes the page's processor four times slower. */
  cpu: number
}

/** Slow 4G and a phone's processor, as in Lighthouse. */
export const slowPhone: Throttle = {
  latencyMs: 150,
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
  cpu: 4,
}

type Command = readonly [method: string, params?: object]

/** Returns the commands sent to a new page before its document loads. */
export function preparingCommands({ width = 1_280, height = 900, initScript, throttle }: TabOptions): Command[] {
  const commands: Command[] = [
    ["Page.enable"],
    ["Network.enable"],
    ["Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false }],
  ]
  if (initScript) commands.push(["Page.addScriptToEvaluateOnNewDocument", { source: initScript }])
  if (throttle) {
    const network = {
      offline: false,
      latency: throttle.latencyMs,
      downloadThroughput: throttle.downloadBitsPerSecond / 8,
      uploadThroughput: throttle.uploadBitsPerSecond / 8,
    }
    commands.push(["Network.emulateNetworkConditions", network])
    commands.push(["Emulation.setCPUThrottlingRate", { rate: throttle.cpu }])
  }
  // The page was paused on attachment.
  return [...commands, ["Runtime.runIfWaitingForDebugger"]]
}

/**
 * Clicks that came before their control was hydrated. The inline script of every page (page-loader.ts) queues them; the
 * controls are `aria-busy` meanwhile.
 */
export interface KeptPresses {
  /** In click order, each control once. */
  controls: HTMLElement[]
  /** Called for each further click. */
  onPress: ((control: HTMLElement) => void) | null
  /** Control whose click passes without being queued. */
  passing: HTMLElement | null
  /** Whether anything was touched before the start script loaded. */
  isTouched: boolean
}

declare global {
  interface Window {
    keptPresses?: KeptPresses
  }
}

const presses = (): KeptPresses =>
  (window.keptPresses ??= { controls: [], onPress: null, passing: null, isTouched: false })

export const wasTouched = (): boolean => presses().isTouched

/** Passes every queued and future click to `onPress`. */
export function takePresses(onPress: (control: HTMLElement) => void): void {
  const kept = presses()
  kept.onPress = onPress
  for (const control of kept.controls.splice(0)) onPress(control)
}

/** Repeats a queued click, once its control is hydrated. */
export function repeatPress(control: HTMLElement): void {
  control.removeAttribute("aria-busy")
  if (control.isConnected) control.click()
}

/** Releases a queued click: a link or form works without script, other controls can be clicked again. */
export function releasePress(control: HTMLElement): void {
  control.removeAttribute("aria-busy")
  if (!control.matches("[data-replay]")) return
  const kept = presses()
  kept.passing = control
  control.click()
  kept.passing = null
}

/**
 * Clicks that came before their control was hydrated. The inline script of every page (page-loader.ts) queues them; the
 * controls are `aria-busy` meanwhile.
 */
export interface KeptPresses {
  /** In click order, each control once. */
  controls: HTMLElement[]
  /** Called for each further click. */
  onPress: ((control: HTMLElement) => void) | null
  /** Gives up a queued click: a link or form works without script, for other controls the page says so. */
  release: (control: HTMLElement) => void
  /** Whether anything was touched before the start script loaded. */
  isTouched: boolean
  /** The last press of a pointer. */
  down?: PointerEvent
}

declare global {
  interface Window {
    keptPresses: KeptPresses
  }
}

export const wasTouched = (): boolean => window.keptPresses.isTouched

/** Passes every queued and future click to `onPress`. */
export function takePresses(onPress: (control: HTMLElement) => void): void {
  const kept = window.keptPresses
  kept.onPress = onPress
  for (const control of kept.controls.splice(0)) onPress(control)
}

/** Repeats a queued click, once its control, or the one in its place, is hydrated. */
export function repeatPress(control: HTMLElement, successor = control): void {
  control.removeAttribute("aria-busy")
  hideAlert()
  if (successor.isConnected) successor.click()
}

/** Hides the alert about a pressed control that did not load. */
export function hideAlert(): void {
  const alert = document.getElementById("load-alert")
  if (alert) alert.hidden = true
}

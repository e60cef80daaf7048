/**
 * Presses that came before what they are meant for. The inline script of every page (page-loader.ts) keeps them from the first moment
 * on; the controls show `aria-busy` meanwhile.
 */
export interface KeptPresses {
  /** In the order of the presses, each control once. */
  controls: HTMLElement[]
  /** Called for each further press. */
  onPress: ((control: HTMLElement) => void) | null
  /** The control whose press goes through as if nobody listened. */
  passing: HTMLElement | null
  /** Whether anything was touched before the start script was there. */
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

/** Hands over every press that was kept, and those still to come. */
export function takePresses(onPress: (control: HTMLElement) => void): void {
  const kept = presses()
  kept.onPress = onPress
  for (const control of kept.controls.splice(0)) onPress(control)
}

/** Presses again, once, what now listens. */
export function repeatPress(control: HTMLElement): void {
  control.removeAttribute("aria-busy")
  if (control.isConnected) control.click()
}

/** Gives a press up: a link or a form works without script too, other controls can be pressed again. */
export function releasePress(control: HTMLElement): void {
  control.removeAttribute("aria-busy")
  if (!control.matches("[data-replay]")) return
  const kept = presses()
  kept.passing = control
  control.click()
  kept.passing = null
}

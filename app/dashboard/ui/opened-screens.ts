/** A screen that was opened on this device. */
interface OpenedScreen {
  to: string
  title: string
}

const key = "opened_screens"
const most = 8

const isScreen = (value: unknown): value is OpenedScreen =>
  typeof value === "object" && value !== null && "to" in value && "title" in value

/** Returns the screens that were opened last on this device, newest first. */
export function openedScreens(): OpenedScreen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(stored) ? stored.filter(isScreen) : []
  } catch {
    return []
  }
}

/** Notes that a screen was opened. */
export function noteOpened(screen: OpenedScreen): void {
  const others = openedScreens().filter(({ to }) => to !== screen.to)
  localStorage.setItem(key, JSON.stringify([screen, ...others].slice(0, most)))
}

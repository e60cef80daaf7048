import { liveDrawer } from "./live-drawer.ts"
import { liveMenus } from "./live-menus.ts"

/** Adds behaviour to menus, drawer, bars and the key "/", without React. */
export function liveFrame(): void {
  liveMenus()
  liveDrawer()
  liveBar()
  liveViewSiteBar()
  liveSlashKey()
}

/** Adds a shadow to the main bar once the page is scrolled. */
function liveBar(): void {
  const mark = document.querySelector(".bar-mark")
  const bar = document.querySelector(".main-bar")
  if (!mark || !bar) return
  new IntersectionObserver(([entry]) => bar.classList.toggle("stuck", entry?.isIntersecting === false)).observe(mark)
}

/** Shows the link back to the dashboard to signed-in people. */
function liveViewSiteBar(): void {
  const look = () => {
    let isViewing = false
    try {
      isViewing = localStorage.getItem("view_site") !== null
    } catch {
      // Storage may be disabled; then nobody is signed in.
    }
    const bar = document.querySelector("aside.page-bar")
    bar?.toggleAttribute("hidden", !isViewing)
    if (isViewing) bar?.querySelector("a")?.setAttribute("href", "/dashboard")
  }
  look()
  addEventListener("storage", look)
  addEventListener("pageshow", look)
}

/** Focuses the search of the page's own list on "/", or opens the site's, unless the visitor has switched it off. */
function liveSlashKey(): void {
  document.addEventListener("keydown", (event) => {
    const { target } = event
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select"))) return
    if (document.querySelector("dialog[open]") || isSwitchedOff()) return
    event.preventDefault()
    const partField = document.querySelector<HTMLInputElement>("#part-query")
    if (partField) {
      partField.focus()
      partField.select()
      return
    }
    const opened = document.querySelector<HTMLInputElement>("#site-q")
    if (opened) return opened.focus()
    document.querySelector<HTMLButtonElement>(".opener button")?.click()
  })
}

function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem("single_keys") === "off"
  } catch {
    return false
  }
}

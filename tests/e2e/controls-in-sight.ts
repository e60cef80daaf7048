import type { Page } from "@playwright/test"

const controls = "a[href], button, input, select, textarea, summary"
// Each entry of the list of inquiries and of the lines is one link: content that is chosen from, not an act.
const entries = ".inquiry-customer a, .asked-number a"

/**
 * Returns the names of what can be pressed or filled in and is in sight of the work area: all buttons, links, fields and
 * lists without the rail and without the entries of lists, of which nothing is covered, scrolled away or shown only
 * under the pointer.
 */
export const controlsInSight = (page: Page): Promise<string[]> =>
  page.locator("#main").evaluate(
    (area, { selector, listed }) =>
      [...area.querySelectorAll<HTMLElement>(selector)]
        .filter((control) => {
          if (control.matches(listed) || !control.checkVisibility({ opacityProperty: true })) return false
          const { left, top, width, height } = control.getBoundingClientRect()
          const shown = document.elementFromPoint(left + width / 2, top + height / 2)
          return width > 1 && height > 1 && shown !== null && control.contains(shown)
        })
        .map((control) => control.getAttribute("aria-label") || control.textContent.trim() || control.tagName),
    { selector: controls, listed: entries },
  )

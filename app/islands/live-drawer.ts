/**
 * Menu of narrow screens: a modal dialog, in which the browser keeps and restores focus. Without script it opens as a
 * popover. A click on the backdrop or a wide window closes it.
 */
export function liveDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>("#site-drawer")
  if (!drawer) return
  const openers = document.querySelectorAll<HTMLButtonElement>("button[popovertarget=site-drawer]:not(#site-drawer *)")
  const mark = () => openers.forEach((opener) => opener.setAttribute("aria-expanded", String(drawer.open)))
  for (const opener of openers)
    opener.addEventListener("click", (event) => {
      event.preventDefault()
      if (drawer.matches(":popover-open")) drawer.hidePopover()
      drawer.showModal()
      mark()
    })
  drawer.addEventListener("close", mark)
  drawer.addEventListener("click", (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const section = target.closest<HTMLButtonElement>("button[aria-controls]")
    const { left, right } = drawer.getBoundingClientRect()
    if (section) toggle(drawer, section)
    else if (target.closest("a, .head button")) drawer.close()
    else if (target === drawer && (event.clientX < left || event.clientX > right)) drawer.close()
  })
  matchMedia("(min-width: 75em)").addEventListener("change", ({ matches }) => matches && drawer.close())
}

/** Opens or closes a section; only one is open at a time. */
function toggle(drawer: HTMLElement, section: HTMLElement): void {
  const isOpen = section.getAttribute("aria-expanded") === "true"
  for (const button of drawer.querySelectorAll("button[aria-controls]"))
    button.setAttribute("aria-expanded", String(button === section && !isOpen))
}

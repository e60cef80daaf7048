/**
 * The menu of narrow screens: a modal dialog, so the browser keeps the focus in it and gives it back. Without script the browser itself
 * opens it as a popover. A press beside its box closes it, and so does a window wide enough for the full menu.
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

/** One section is open at a time. */
function toggle(drawer: HTMLElement, section: HTMLElement): void {
  const isOpen = section.getAttribute("aria-expanded") === "true"
  for (const button of drawer.querySelectorAll("button[aria-controls]"))
    button.setAttribute("aria-expanded", String(button === section && !isOpen))
}

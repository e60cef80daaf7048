const openAfterMs = 80
const closeAfterMs = 220

/**
 * Menu of wide screens: disclosure navigation by the ARIA authoring practices, one panel open at a time. Hovering
 * opens, a click keeps it open. Escape closes it from anywhere, so that hover content can be dismissed.
 */
export function liveMenus(): void {
  let open: HTMLElement | null = null
  let isKept = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const buttonOf = (entry: HTMLElement) => entry.querySelector<HTMLButtonElement>(":scope > button")

  function show(entry: HTMLElement | null, keep: boolean): void {
    clearTimeout(timer)
    isKept = keep
    if (open && open !== entry) mark(open, false)
    if (entry) mark(entry, true)
    open = entry
  }
  function mark(entry: HTMLElement, isOpen: boolean): void {
    entry.toggleAttribute("data-open", isOpen)
    buttonOf(entry)?.setAttribute("aria-expanded", String(isOpen))
  }

  for (const entry of document.querySelectorAll<HTMLElement>(".main-menu > li:has(> button)")) {
    buttonOf(entry)?.addEventListener("click", () => (open === entry && isKept ? show(null, false) : show(entry, true)))
    entry.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType !== "mouse") return
      clearTimeout(timer)
      if (open !== entry) timer = setTimeout(() => show(entry, false), openAfterMs)
    })
    entry.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType !== "mouse") return
      clearTimeout(timer)
      if (!isKept) timer = setTimeout(() => show(null, false), closeAfterMs)
    })
    entry.addEventListener("focusout", ({ relatedTarget }) => {
      if (open === entry && relatedTarget instanceof Node && !entry.contains(relatedTarget)) show(null, false)
    })
    entry.querySelector(".panel")?.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) show(null, false)
    })
  }
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !open) return
    if (open.contains(document.activeElement)) buttonOf(open)?.focus()
    show(null, false)
  })
  document.addEventListener("pointerdown", ({ target }) => {
    if (open && target instanceof Node && !open.contains(target)) show(null, false)
  })
}

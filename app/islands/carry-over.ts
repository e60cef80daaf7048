/** Returns the element that has taken a control's place, or the control itself. */
export type Successor = (control: HTMLElement) => HTMLElement

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = "a, button, input, textarea, select, summary"

/**
 * Notes what a visitor has done in an island. The returned function does it again: in the same elements, or in those
 * that were rendered in their place because something had changed the island.
 */
export function noteInput(host: HTMLElement): () => Successor {
  const before = within(host)
  const fields = [...host.querySelectorAll<Field>("input, textarea, select")].map(noteField)
  const folds = [...host.querySelectorAll("details")]
  const focused = host.querySelector<HTMLElement>(":focus")
  const pressed = [...host.querySelectorAll(":active")].at(-1)?.closest<HTMLElement>(`${controls}, label`)
  return () => {
    const places = new Map<Element, Element>()
    if (!before.every(({ isConnected }) => isConnected)) pair(before, within(host), places)
    const successor = <Kind extends Element>(element: Kind) => (places.get(element) ?? element) as Kind
    for (const fold of folds) successor(fold).open = fold.open
    for (const noted of fields) noted.restore(successor(noted.field))
    if (places.size > 0) {
      const next = focused && successor(focused)
      next?.focus({ preventScroll: true })
      fields.find(({ field }) => field === focused)?.select(next as Field)
      if (pressed && places.has(pressed)) finishPress(successor(pressed))
    }
    return successor
  }
}

function noteField(field: Field) {
  const { value } = field
  const isTyped = !("defaultValue" in field) || value !== field.defaultValue
  const [start, end, direction] =
    "selectionStart" in field ? [field.selectionStart, field.selectionEnd, field.selectionDirection] : []
  return {
    field,
    restore(next: Field) {
      if (field instanceof HTMLInputElement && next instanceof HTMLInputElement) {
        if (field.checked !== field.defaultChecked) next.checked = field.checked
        if (field.files?.length) next.files = field.files
      }
      // React resets a text area rendered with a text to that text.
      if (isTyped && next.type !== "file" && next.value !== value) next.value = value
    },
    select(next: Field) {
      // Null in fields without a selection, such as numbers.
      if (typeof start === "number" && "setSelectionRange" in next)
        next.setSelectionRange(start, end ?? start, direction ?? undefined)
    },
  }
}

/** Pairs the elements of two trees; what only one of them has is left out. */
function pair(before: readonly Element[], after: readonly Element[], places: Map<Element, Element>): void {
  for (const next of after) {
    const alike = before.filter((old) => !places.has(old) && isAlike(old, next))
    const old = alike.find((candidate) => countControls(candidate) === countControls(next)) ?? alike[0]
    if (!old) continue
    places.set(old, next)
    pair(within(old), within(next), places)
  }
}

/** Child elements; the wrappers of translated texts count as nothing. */
const within = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (child.localName === "font" ? within(child) : child))

const isAlike = (old: Element, next: Element) =>
  old.localName === next.localName &&
  old.classList[0] === next.classList[0] &&
  ["name", "type"].every((name) => old.getAttribute(name) === next.getAttribute(name))

const countControls = (element: Element) => element.querySelectorAll(controls).length

const heldStillPixels = 10

/**
 * Clicks a control whose predecessor was being pressed: browsers click only what was there from press to release. The
 * release counts where the press was, too: without what was put into the page, the control may have moved.
 */
function finishPress(control: HTMLElement): void {
  const { down } = window.keptPresses
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const isHere = ({ target }: Event) => target instanceof Node && control.contains(target)
  let isClicked = false
  const isHeldStill = (event: Event) =>
    down !== undefined &&
    event instanceof MouseEvent &&
    Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= heldStillPixels
  const release = (event: Event) =>
    setTimeout(() => {
      if ((isHere(event) || isHeldStill(event)) && !isClicked) control.click()
      stop.abort()
    })
  // Fingers send both at their release.
  addEventListener("mousedown", () => stop.abort(), options)
  addEventListener("click", (event) => (isClicked = isHere(event)), options)
  addEventListener("mouseup", release, options)
  addEventListener("keyup", release, options)
}

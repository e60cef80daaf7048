const maxFrames = 10

/** Focuses the first error once it is rendered, which may take a few frames, and shows it with its label and message. */
export function focusFirstInvalid(form: { current: HTMLElement | null }, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]")
    if (field) {
      // A rich text is marked as a whole: its editor is loaded later.
      const target = field.querySelector<HTMLElement>("[contenteditable]") ?? field
      target.focus({ preventScroll: true })
      const around = field.closest(".field") ?? field
      around.scrollIntoView({ block: around.clientHeight < window.innerHeight / 2 ? "nearest" : "start" })
    } else if (frames > 1) focusFirstInvalid(form, frames - 1)
  })
}

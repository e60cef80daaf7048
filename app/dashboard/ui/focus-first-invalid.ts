const maxFrames = 10

/** Focuses the first error once it is rendered, which may take a few frames. */
export function focusFirstInvalid(form: { current: HTMLElement | null }, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]")
    if (field) field.focus()
    else if (frames > 1) focusFirstInvalid(form, frames - 1)
  })
}

const mostFrames = 10

/** Once the errors are on the page, which may take a few frames, the focus goes to the first of them. */
export function focusFirstInvalid(form: { current: HTMLElement | null }, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]")
    if (field) field.focus()
    else if (frames > 1) focusFirstInvalid(form, frames - 1)
  })
}

/** Once the errors are on the page, the focus goes to the first of them. */
export function focusFirstInvalid(form: { current: HTMLElement | null }): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]")?.focus())
}

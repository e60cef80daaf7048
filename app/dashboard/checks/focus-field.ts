/** Focuses the field of a key, in its language tab. A rich text's key is on the box around it. */
export function focusField(key: string): void {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)
  const panel = element?.closest<HTMLElement>("[role=tabpanel][hidden]")
  if (panel) document.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.click()
  // The tab shows its panel in the next frame.
  requestAnimationFrame(() => {
    const field = element?.matches("input, textarea") ? element : element?.querySelector<HTMLElement>("[role=textbox]")
    field?.scrollIntoView({ block: "center" })
    field?.focus({ preventScroll: true })
  })
}

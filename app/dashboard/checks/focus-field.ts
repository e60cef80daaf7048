/** Puts the focus on the field of a key, in the language tab that holds it. A rich text's key stands on the box around it. */
export function focusField(key: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)
  const panel = place?.closest<HTMLElement>("[role=tabpanel][hidden]")
  if (panel) document.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.click()
  // The tab shows its panel with the next frame.
  requestAnimationFrame(() => {
    const field = place?.matches("input, textarea") ? place : place?.querySelector<HTMLElement>("[role=textbox]")
    field?.scrollIntoView({ block: "center" })
    field?.focus({ preventScroll: true })
  })
}

/** Copies to the clipboard; false when the browser allows neither method (the newer one requires HTTPS). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement("textarea")
  field.value = text
  field.style.position = "fixed"
  field.style.opacity = "0"
  const { activeElement } = document
  document.body.append(field)
  field.select()
  try {
    return document.execCommand("copy")
  } finally {
    field.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
  }
}

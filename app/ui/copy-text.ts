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
  const { activeElement } = document
  const field = document.createElement("textarea")
  field.value = text
  field.className = "visually-hidden"
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand("copy")
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return isCopied
}

import type { Locator } from "@playwright/test"

/** Pastes as the browser does at Ctrl+V with this clipboard; without HTML only the text exists. */
export const pasteInto = (field: Locator, html: string, text = "plain"): Promise<void> =>
  field.evaluate(
    (element, content) => {
      const clipboardData = new DataTransfer()
      if (content.html !== "") clipboardData.setData("text/html", content.html)
      clipboardData.setData("text/plain", content.text)
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )

/** Sets the text as if typed, so that listeners of the field are called. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React notes what is set by the field's own setter, and would take the event for nothing new.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Sets the text as if typed, so that listeners of the field are called. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React tracks values set by the element's own setter, and would ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

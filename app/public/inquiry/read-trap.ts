/** Value of the hidden field; loaded on demand, so that the first view does not need it. */
export const readTrap = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>("[name=website]")?.value ?? ""

/** Returns the value of the honeypot field; loaded on demand to keep the first view small. */
export const readTrap = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>("[name=sealing_gap]")?.value ?? ""

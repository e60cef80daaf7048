/** What stands in the field that people do not see; read late, so that the first view of a page does not load this. */
export const readTrap = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>("[name=website]")?.value ?? ""

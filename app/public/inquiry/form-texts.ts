const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "")

/** Returns text fields of a form, empty when missing. */
export function formTexts<Name extends string>(
  form: FormData,
  names: readonly Name[],
  read: (text: string) => string = (text) => text,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, read(textOf(form.get(name)))])) as Record<Name, string>
}

/** Same as `formTexts`, without spaces at their ends. */
export const trimmedTexts = <Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> =>
  formTexts(form, names, (text) => text.trim())

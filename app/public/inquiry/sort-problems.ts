/** Codes are those of the API's `errors`, so that client and server problems look alike. */
export interface FormProblem {
  path: string
  code: string
  /** The rejected value, when the field does not tell. */
  value?: string | undefined
}

/** Assigns the API's errors to form fields, one problem per field; paths inside a list count for the list. */
export function sortProblems<Field extends string>(
  fields: readonly Field[],
  errors: readonly FormProblem[],
): { path: Field; code: string; value?: string }[] {
  return fields.flatMap((path) => {
    const error = errors.find(
      (candidate) => (candidate.path === "email1" ? "email" : candidate.path.split(".")[0]) === path,
    )
    if (!error) return []
    return [{ path, code: error.code, ...(error.value === undefined ? {} : { value: error.value }) }]
  })
}

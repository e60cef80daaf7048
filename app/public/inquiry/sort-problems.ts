/** The codes are those of the API's `errors`, so that both sides' problems are shown alike. */
export interface FormProblem {
  path: string
  code: string
  /** What is refused, where that is not plain from the field. */
  value?: string | undefined
}

/** Sorts the API's errors into the fields of a form, one problem a field; paths inside a list are the list's. */
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

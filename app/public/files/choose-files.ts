/** Limits of a field: extensions with dot, number of files, and bytes per file. */
export interface FileRules {
  types: readonly string[]
  most: number
  bytes: number
}

export interface RefusedFile {
  name: string
  code: "wrong_type" | "too_large" | "empty" | "too_many_files"
}

type FileFacts = Pick<File, "name" | "size" | "lastModified">

const isSame = (one: FileFacts, other: FileFacts) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Adds files to the chosen ones within the limits; by name and size only, because the server checks the content. */
export function chooseFiles<Chosen extends FileFacts>(
  before: readonly Chosen[],
  added: readonly Chosen[],
  rules: FileRules,
): { files: Chosen[]; refused: RefusedFile[] } {
  const files = [...before]
  const refused: RefusedFile[] = []
  for (const file of added) {
    if (files.some((chosen) => isSame(chosen, file))) continue
    const code = whyNot(file, rules) ?? (files.length >= rules.most ? "too_many_files" : null)
    if (code) refused.push({ name: file.name, code })
    else files.push(file)
  }
  return { files, refused }
}

function whyNot({ name, size }: FileFacts, { types, bytes }: FileRules): RefusedFile["code"] | null {
  if (!types.some((type) => name.toLowerCase().endsWith(type))) return "wrong_type"
  if (size > bytes) return "too_large"
  return size === 0 ? "empty" : null
}

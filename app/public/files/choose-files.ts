/** Limits of a field: extensions with dot or media types, number of files, and bytes per file. */
export interface FileRules {
  types: readonly string[]
  most: number
  bytes: number
}

export interface RefusedFile {
  name: string
  code: "wrong_type" | "too_large" | "empty" | "too_many_files"
}

type FileFacts = Pick<File, "name" | "size" | "lastModified" | "type">

const isSame = (file: FileFacts, other: FileFacts) =>
  file.name === other.name && file.size === other.size && file.lastModified === other.lastModified

/** Adds files to the chosen ones within the limits; by name, type and size only, because the server checks the content. */
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

function whyNot({ name, size, type: media }: FileFacts, { types, bytes }: FileRules): RefusedFile["code"] | null {
  // Phones give photos names without an extension.
  if (!types.some((type) => name.toLowerCase().endsWith(type) || media === type)) return "wrong_type"
  if (size > bytes) return "too_large"
  return size === 0 ? "empty" : null
}

import { limits } from "#contract/limits.ts"

export interface RefusedFile {
  name: string
  code: "wrong_type" | "too_large" | "empty" | "too_many_files"
}

export const cvTypes = [".pdf", ".doc", ".docx", ".odt"]

type FileFacts = Pick<File, "name" | "size" | "lastModified">

const isSame = (one: FileFacts, other: FileFacts) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Adds files to those chosen before, as far as they fit; by name and size only, the content is the server's to judge. */
export function chooseFiles<Chosen extends FileFacts>(
  before: readonly Chosen[],
  added: readonly Chosen[],
): { files: Chosen[]; refused: RefusedFile[] } {
  const files = [...before]
  const refused: RefusedFile[] = []
  for (const file of added) {
    if (files.some((chosen) => isSame(chosen, file))) continue
    const code = whyNot(file) ?? (files.length >= limits.cvFiles ? "too_many_files" : null)
    if (code) refused.push({ name: file.name, code })
    else files.push(file)
  }
  return { files, refused }
}

function whyNot({ name, size }: FileFacts): RefusedFile["code"] | null {
  if (!cvTypes.some((type) => name.toLowerCase().endsWith(type))) return "wrong_type"
  if (size > limits.cvBytes) return "too_large"
  return size === 0 ? "empty" : null
}

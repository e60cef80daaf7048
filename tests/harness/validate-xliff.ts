import { readFileSync } from "node:fs"
import { validateXML } from "xmllint-wasm"

const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`xliff/${name}`, import.meta.url), "utf8"),
})

/**
 * Returns the faults of each file by the strict schema of XLIFF 1.2, in the order of the files. The schemas are those of
 * OASIS (docs.oasis-open.org/xliff/v1.2/os) and of the W3C, whose address in the first is that of the file beside it.
 */
export async function validateXliff(files: readonly string[]): Promise<string[][]> {
  const { errors } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `${index}.xlf`, contents })),
    schema: [schema("xliff-core-1.2-strict.xsd")],
    preload: [schema("xml.xsd")],
  })
  return files.map((_, index) =>
    errors.filter(({ rawMessage }) => rawMessage.startsWith(`${index}.xlf`)).map(({ message }) => message),
  )
}

import type { PartPage } from "#contract/part.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type DashboardApi, expect } from "./signed-in.ts"

/** Creates a group with parts of these numbers, one of each. */
export async function addGroup(api: DashboardApi, title: string, ...numbers: string[]): Promise<number> {
  const response = await api.call("POST", "/spare", imageForm("images[]", await picture(), { title_de: title }))
  const { id } = (await response.json()) as SpareSummary
  for (const partnumber of numbers)
    expect((await api.call("POST", `/spare/${id}/part`, { partnumber, quantity: 1 })).status).toBe(201)
  return id
}

export const partNumbers = async (api: DashboardApi, id: number) =>
  (await api.get<PartPage>(`/spare/${id}/search?limit=100`)).items.map(({ partnumber }) => partnumber)

const headings = ["Teilenummer", "Beschreibung (DE)", "Beschreibung (EN)", "Beschreibung (RU)", "Ersatz", "Menge"]

/** Returns rows of a large, plausible parts list, the headings first. */
export const manyRows = (count: number) => [
  headings,
  ...Array.from({ length: count }, (_, index) => [
    `V${100_000 + index}`,
    `Verdichterschaufel, Stufe ${index % 17}, Bauform ${index}`,
    `Compressor blade, stage ${index % 17}, design ${index}`,
    `Лопатка компрессора, ступень ${index % 17}, исполнение ${index}`,
    index % 6 === 0 ? `V${100_001 + index}` : "",
    index % 90,
  ]),
]

/** Creates a group with a generated list of parts, imported as a person would. */
export async function addLargeGroup(api: DashboardApi, title: string, count: number): Promise<number> {
  const id = await addGroup(api, title)
  const response = await api.call("POST", `/spare/${id}/excel/update`, sheetForm(await workbook(manyRows(count))))
  expect(await response.json()).toMatchObject({ added: count, errors: [] })
  return id
}

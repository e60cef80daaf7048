import type { PartList } from "#contract/part-list.ts"
import { addGroup } from "./groups.ts"
import { expect, test } from "./signed-in.ts"

test("several changes of one part are undone one by one, and redone", async ({ dashboard, api }) => {
  const id = await addGroup(api, "Schritt um Schritt", "S-1", "S-2")
  await dashboard.goto(`/dashboard/spare/${id}/grid`)
  const cell = (row: number, column: number) =>
    dashboard.getByRole("grid").locator(`[data-row="${row}"] [data-column="${column}"]`)
  const stored = async () =>
    (await api.get<PartList>(`/part?group=${id}`)).items.map((part) => `${part.description_de} ${part.quantity}`)
  const type = async (row: number, column: number, text: string) => {
    await cell(row, column).click()
    await dashboard.keyboard.type(text)
    await dashboard.keyboard.press("Enter")
    await expect(dashboard.getByText("Everything is saved")).toBeVisible()
  }
  const states = [[" 1", " 1"]]
  for (const [row, column, text] of [
    [0, 1, "Düse"],
    [0, 5, "7"],
    [1, 1, "Ring"],
    [0, 1, "Bolzen"],
  ] as const) {
    const version = states.length
    await type(row, column, text)
    await expect.poll(async () => (await stored()).join()).not.toBe(states[version - 1]?.join())
    states.push(await stored())
  }
  const walk = async (keys: string, steps: readonly number[]) => {
    for (const step of steps) {
      await dashboard.keyboard.press(keys)
      await expect.poll(stored, `${keys} leads to state ${step}`).toEqual(states[step])
    }
  }
  await walk("Control+z", [3, 2, 1, 0])
  await walk("Control+y", [1, 2, 3, 4])
  await walk("Control+z", [3, 2])
  await walk("Control+y", [3])
  await walk("Control+z", [2, 1, 0])
  await expect(cell(0, 1)).toHaveText("")
})

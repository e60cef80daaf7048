import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import leanNode from "./lean-node.cjs"
import { root } from "../root.ts"

test("the image starts the site as npm start does", () => {
  const image = readFileSync(join(root, "Dockerfile"), "utf8")
  const command = /^CMD (.*)$/mu.exec(image)?.[1] ?? "[]"
  expect(JSON.parse(command)).toEqual(["node", ...leanNode.flags, "build/server/main.js"])
  for (const [name, value] of Object.entries(leanNode.env)) expect(image).toContain(`${name}=${value}`)
})

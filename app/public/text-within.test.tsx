import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { TextWithin } from "./text-within.tsx"

const sentence = (text: string) => `Каталог «${text}», без цен.`

test("a text of another language within a sentence is marked, one of the page's is not", () => {
  expect(renderToStaticMarkup(<TextWithin sentence={sentence} text={{ text: "Teile", lang: "de" }} />)).toBe(
    'Каталог «<span lang="de">Teile</span>», без цен.',
  )
  expect(renderToStaticMarkup(<TextWithin sentence={sentence} text={{ text: "Детали", lang: undefined }} />)).toBe(
    "Каталог «Детали», без цен.",
  )
})

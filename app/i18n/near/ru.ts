import type { PublicTexts } from "../public-texts.ts"

export const near: PublicTexts["near"] = {
  title: "Возможно, вы искали",
  why: {
    misread: "легко спутать при чтении",
    keyboard: "набрано кириллицей",
    swapped: "два знака переставлены",
    revision: "другое исполнение",
    different: "отличается один знак",
    length: "одним знаком больше или меньше",
  },
  instead: (shown, written) => `${shown} вместо ${written}`,
  supersededBy: (number) => `заменён на ${number}`,
  current: "действующий",
  anyway: "Список — это не наш склад. Номера, которых здесь нет, мы тоже проверим.",
  call: "Позвонить сейчас",
}

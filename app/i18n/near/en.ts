import type { PublicTexts } from "../public-texts.ts"

export const near: PublicTexts["near"] = {
  title: "Did you mean",
  why: {
    misread: "easily misread",
    keyboard: "written in Cyrillic letters",
    swapped: "two characters swapped",
    revision: "another revision",
    different: "one character differs",
    length: "one character more or less",
  },
  instead: (shown, written) => `${shown} for ${written}`,
  supersededBy: (number) => `superseded by ${number}`,
  current: "current",
  anyway: "The list is not our stock. We check numbers that are missing here, too.",
  call: "Call now",
}

/** Width of a title in Google's desktop results: 20 px Arial in a column of 600 px, of which 580 px are safe. */
export const widestTitle = 580

const size = 20

// Advance widths of Arial in thousandths of an em, from its `hmtx` table: runs that start at a character.
const runs: Readonly<Record<string, string>> = {
  " ": "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278",
  "0": "556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015",
  A: "667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611",
  a: "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500",
  А: "667 656 667 542 677 667 923 604 719 719 583 656 833 722 778 719 667 722 611 635 760 667 740 667 917 938 792 885 656 719 1010 722",
  а: "556 573 531 365 583 556 669 458 559 559 438 583 688 552 556 542 556 500 458 500 823 500 573 521 802 823 625 719 521 510 750 542",
  Ä: "667",
  Ö: "778",
  Ü: "722",
  ß: "611",
  "–": "556 1000",
  "№": "1073",
  Ё: "667",
  ё: "556",
}

const widths = new Map(
  Object.entries(runs).flatMap(([first, run]) =>
    run.split(" ").map((width, at) => [(first.codePointAt(0) ?? 0) + at, Number(width)] as const),
  ),
)
/** Width of characters missing in the table, such as ä and é. */
const usual = 556

/** Returns the width of a text as a result title, in pixels. */
export const titleWidth = (text: string): number =>
  Math.round(
    (Array.from(text).reduce((sum, character) => sum + (widths.get(character.codePointAt(0) ?? 0) ?? usual), 0) *
      size) /
      1000,
  )

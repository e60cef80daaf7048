import type { InquiryItem } from "#contract/inquiry.ts"

/** Returns number and quantity as two columns, to paste into a spreadsheet or order form. */
export const copyableParts = (items: readonly InquiryItem[]): string =>
  items
    .filter((item) => item.partnumber)
    .map((item) => `${item.partnumber}\t${item.quantity}`)
    .join("\n")

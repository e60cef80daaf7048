import type { InquiryItem } from "#contract/inquiry.ts"

/** Number and quantity as two columns, so that they paste into a spreadsheet or an order form line by line. */
export const copyableParts = (items: readonly InquiryItem[]): string =>
  items
    .filter((item) => item.partnumber)
    .map((item) => `${item.partnumber}\t${item.quantity}`)
    .join("\n")

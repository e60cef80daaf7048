import type { InquiryItem } from "#contract/inquiry.ts"
import { oneLine } from "#server/mail/draft.ts"

/** Returns an item in one line for the company, so that a line break in a field cannot fake another item or heading. */
export function itemLine({ quantity, partnumber, title, note, asked_number, position }: InquiryItem): string {
  const remarks = [asked_number ? `angefragt als ${oneLine(asked_number)}` : "", oneLine(note, 300)]
  const remark = remarks.filter(Boolean).join("; ")
  const name = [oneLine(partnumber ?? ""), oneLine(title, 300)].filter(Boolean).join(" – ")
  return `${position ? `Pos. ${oneLine(position, 100)}: ` : ""}${quantity ?? "?"} × ${name}${remark ? ` (${remark})` : ""}`
}

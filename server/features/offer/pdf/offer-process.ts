// Entry point of a child process that makes the letter of an offer, so that none of it holds up a page.
import type { LetterOrder } from "../printed-offer.ts"
import { setLetter } from "./set-letter.ts"

export interface MadeLetter {
  bytes: Uint8Array
  pages: number
}

process.once("message", (order: LetterOrder) => {
  void setLetter(order).then(
    (made: MadeLetter) => process.send?.(made, () => process.exit(0)),
    () => process.exit(1),
  )
})

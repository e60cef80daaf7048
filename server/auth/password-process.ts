// Runs as a child process: the lists of words take 130 MB and the estimate up to a second of the processor.
import { estimateGuesses } from "./estimate-guesses.ts"

export interface PasswordOrder {
  password: string
  words: string[]
}

process.once("message", ({ password, words }: PasswordOrder) => {
  process.send?.({ guesses: estimateGuesses(password, words) }, () => process.exit(0))
})

// Entry point of a child process: the word lists take 130 MB and an estimate up to a second of CPU.
import { estimateGuesses } from "./estimate-guesses.ts"

export interface PasswordOrder {
  password: string
  words: string[]
}

process.once("message", ({ password, words }: PasswordOrder) => {
  process.send?.({ guesses: estimateGuesses(password, words) }, () => process.exit(0))
})

import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common"
import { dictionary as german } from "@zxcvbn-ts/language-de"
import { dictionary as english } from "@zxcvbn-ts/language-en"

// No Russian list exists yet, so this has the most common words of leaked passwords and of this trade.
const more = `пароль привет любовь наташа россия москва солнце админ йцукен фывапр ячсмит qwertz yxcvbn
  turbine turbinen turbina gasturbine gasturbina turbogt турбина lm2500 lm6000 lm1600 sgt100 sgt400 sgt800
  frame5 frame6 frame7 frame9 ersatzteil ersatzteile spareparts sparepart service запчасти`.split(/\s+/u)

/** Returns the estimated guesses for a password, as a power of ten; `words` are those of company and account. */
export function estimateGuesses(password: string, words: readonly string[]): number {
  const parts = [...words, ...words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)), ...more]
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...german },
    graphs: adjacencyGraphs,
    // The time grows steeply with both; 64 unguessable characters suffice.
    maxLength: 64,
    l33tMaxSubstitutions: 20,
  })
  const fragments = parts.filter((word) => word.length >= 3).map((word) => word.toLowerCase())
  return estimator.check(password.normalize("NFKC"), fragments).guessesLog10
}

// What long passwords are made of when they are easy to guess: the words of the lists of leaked passwords (in the three languages of
// the site), rows of keys, and the words of this trade. A list of whole passwords would miss "Password2026!!".
const common =
  `password passwort parol пароль kennwort passphrase secret geheim admin administrator root login user guest
  welcome willkommen letmein changeme default qwerty qwertz azerty asdfgh asdf yxcvbn zxcvbn йцукен фывапр ячсмит 1q2w3e 1qaz2wsx q1w2e3
  123123 123456 1234567890 0987654321 111111 000000 121212 112233 654321 987654 abcdef abcd1234 abc123 iloveyou ichliebedich monkey dragon
  master sunshine princess football fussball baseball superman batman trustno schalke hallo hello hallowelt helloworld sommer winter
  fruehling frühling herbst summer spring autumn january january2 februar montag dienstag monday friday deutschland germany россия москва
  berlin goettingen göttingen rosdorf любовь привет наташа test testtest demo sample computer internet google michael thomas andreas
  daniel alexander jordan shadow whatever freedom starwars charlie flower cheese cookie`.split(/\s+/u)
const ofTheTrade =
  `turbine turbinen turbina gasturbine gasturbina turbogt lm2500 lm6000 lm1600 sgt100 sgt400 sgt800 frame5 frame6 frame7 frame9
  ersatzteil ersatzteile spareparts sparepart service leinetal`.split(/\s+/u)

const letters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" }
const enough = 8
const enoughKinds = 6

/** Whether a password is repetition, a row of keys or hardly more than known words; `words` are those of this house and account. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const plain = password.normalize("NFKC").toLowerCase()
  if (new Set(plain).size < enoughKinds || /^(.{1,8})\1+.{0,3}$/u.test(plain)) return true
  const known = [...common, ...ofTheTrade, ...words.flatMap((word) => word.toLowerCase().split(/[\s@.,-]+/u))]
    .filter((word) => word.length >= 4)
    .toSorted((one, two) => two.length - one.length)
  return [plain, plain.replaceAll(/[013457@$!]/gu, (sign) => letters[sign] ?? sign)].some(
    (spelling) => rest(spelling, known) < enough,
  )
}

/** How much is left when known words, rows of digits and signs are taken away. */
function rest(plain: string, known: readonly string[]): number {
  const without = known.reduce((text, word) => text.replaceAll(word, "·"), plain)
  return without.replaceAll(/[^\p{L}\p{N}]|(?:19|20)\d\d|0123+|1234+\d*/gu, "").length
}

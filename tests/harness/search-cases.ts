import type { Language } from "#contract/language.ts"
import type { SearchMatch } from "#contract/search.ts"

const part = (partnumber: string, texts: Partial<Record<Language, string>> = {}, subst_part = "") => ({
  partnumber,
  subst_part,
  description_de: texts.de ?? "",
  description_en: texts.en ?? "",
  description_ru: texts.ru ?? "",
})

/** Parts that the cases below search. */
export const searchedParts = [
  part(
    "L31742P02",
    { de: "Laufschaufel, Stufe 1", en: "Blade, stage 1", ru: "Лопатка рабочая, 1-й ступени" },
    "L31742P05",
  ),
  part("L31742P05", { de: "Laufschaufel, Stufe 1, beschichtet", en: "Blade, stage 1, coated" }),
  part("L-31742 P05", { de: "Abgeschriebenes Doppel" }),
  part("XL31742P05", { de: "Enthält die Nummer" }),
  part("L31742P", { de: "Kurz" }),
  part("00123", { de: "Größe Maß Öl-/Luftkühler", ru: "Удлинённая головка" }),
  part("123", { de: "O-Ring 12,5 x 2" }),
  part("AB_100%", { de: "Schraube M8 x 20 (Stahl)" }),
  part("ABX100", { de: "Scheibe \\ 5*" }),
  part("9", { en: "Only English text" }),
  part("OLD-1", { de: "Erste" }, "OLD-2"),
  part("OLD-2", { de: "Zweite" }, "NEW.3"),
  part("NEW/3", { de: "Dritte" }),
  part("RING-A", { de: "Kreis" }, "RING-B"),
  part("RING-B", { de: "Kreis" }, "RING-A"),
  part("1CS", { de: "Laufrad, Platte 3" }),
  part("7", { de: "Laufrad, Platte 1" }),
  part("F-1", { de: "Vorsatz Öl Filter für Getriebe" }),
  part("F-2", { de: "Ölfiltereinsatz" }),
  part("K-17", { de: "Kranz, Stufe 17" }),
]

interface SearchCase {
  query: string
  lang?: Language
  says: string
  hits: [number: string, match: SearchMatch, replaces?: string][]
}

/** Expected hits, their order and match: the same on every engine. */
export const searchCases: SearchCase[] = [
  {
    query: "L31742P05",
    says: "exact, then ignoring punctuation, then what it replaced, then what contains it",
    hits: [
      ["L31742P05", "exact"],
      ["L-31742 P05", "ignoring_punctuation"],
      ["L31742P02", "substitute"],
      ["XL31742P05", "contains"],
    ],
  },
  {
    query: "l-31742.p 05",
    says: "two spellings of one number stay two parts",
    hits: [
      ["L-31742 P05", "ignoring_punctuation"],
      ["L31742P05", "ignoring_punctuation"],
      ["L31742P02", "substitute"],
      ["XL31742P05", "contains"],
    ],
  },
  {
    query: "l31742p02",
    says: "case is not even a different spelling; the current parts follow",
    hits: [
      ["L31742P02", "exact"],
      ["L-31742 P05", "substitute", "L31742P02"],
      ["L31742P05", "substitute", "L31742P02"],
    ],
  },
  {
    query: "L31742P",
    says: "what begins with it, in natural order",
    hits: [
      ["L31742P", "exact"],
      ["L-31742 P05", "prefix"],
      ["L31742P02", "prefix"],
      ["L31742P05", "prefix"],
      ["XL31742P05", "contains"],
    ],
  },
  {
    query: "OLD-1",
    says: "the current part stands before the one between",
    hits: [
      ["OLD-1", "exact"],
      ["NEW/3", "substitute", "OLD-1"],
      ["OLD-2", "substitute"],
    ],
  },
  {
    query: "new3",
    says: "found from the other side too",
    hits: [
      ["NEW/3", "ignoring_punctuation"],
      ["OLD-2", "substitute"],
    ],
  },
  {
    query: "RING-A",
    says: "a circle of successors ends",
    hits: [
      ["RING-A", "exact"],
      ["RING-B", "substitute"],
    ],
  },
  {
    query: "л 31742-р02",
    says: "л looks like nothing Latin",
    hits: [],
  },
  { query: "ХL31742Р05", says: "Cyrillic look-alikes are Latin", hits: [["XL31742P05", "exact"]] },
  {
    query: "123",
    says: "leading zeros stay",
    hits: [
      ["123", "exact"],
      ["00123", "contains"],
    ],
  },
  { query: "0012", says: "leading zeros count", hits: [["00123", "prefix"]] },
  {
    query: "laufschaufel STUFE",
    says: "words in any case",
    hits: [
      ["L31742P02", "text"],
      ["L31742P05", "text"],
    ],
  },
  {
    query: "stufe l31742p02",
    says: "words in different fields",
    hits: [
      ["L31742P02", "text"],
      ["L31742P05", "text"],
    ].filter(([number]) => number === "L31742P02") as SearchCase["hits"],
  },
  { query: "beschichtet 1", says: "a short word where a word begins", hits: [["L31742P05", "text"]] },
  {
    query: "laufrad 1",
    says: "a digit beside a word is no beginning of a number",
    hits: [["7", "text"]],
  },
  { query: "laufrad 1cs", says: "a word in the text and a number", hits: [["1CS", "text"]] },
  { query: "grosse mass", says: "ß is ss, ö is o", hits: [["00123", "text"]] },
  { query: "GRÖSSE", says: "capitals of ß", hits: [["00123", "text"]] },
  { query: "ölluft", says: "signs between words do not matter", hits: [["00123", "text"]] },
  { query: "Öl/Luft-Kühler", says: "nor others in the query", hits: [["00123", "text"]] },
  {
    query: "Ölfilter",
    says: "together what stands apart",
    hits: [
      ["F-1", "text"],
      ["F-2", "text"],
    ],
  },
  {
    query: "Öl Filter",
    says: "apart what stands together",
    hits: [
      ["F-1", "text"],
      ["F-2", "text"],
    ],
  },
  { query: "lfilter", says: "but no match across a space", hits: [["F-2", "text"]] },
  { query: "oring", says: "joined where a sign stood", hits: [["123", "text"]] },
  { query: "M8x20", says: "sizes whatever their spaces", hits: [["AB_100%", "text"]] },
  { query: "m8 x 20", says: "sizes word by word", hits: [["AB_100%", "text"]] },
  { query: "12,5x2", says: "sizes with a comma", hits: [["123", "text"]] },
  { query: "(stahl)", says: "other signs are literal", hits: [["AB_100%", "text"]] },
  {
    query: "st",
    says: "two letters where a word begins, after a bracket too",
    hits: [
      ["AB_100%", "text"],
      ["K-17", "text"],
      ["L31742P02", "text"],
      ["L31742P05", "text"],
    ],
  },
  ...["stufe 1", "1. Stufe", "1.Stufe"].map((query) => ({
    query,
    says: "a stage is not another that begins with its figure",
    hits: [
      ["L31742P02", "text"],
      ["L31742P05", "text"],
    ] as SearchCase["hits"],
  })),
  { query: "1-ой ступени", lang: "ru", says: "an ordinal in another case", hits: [["L31742P02", "text"]] },
  {
    query: "Laufrads 1",
    says: "a number that begins with a figure is no form of a word",
    hits: [["7", "word_form"]],
  },
  { query: "M8", says: "two letters of a size", hits: [["AB_100%", "text"]] },
  { query: "00", says: "two figures where a number begins", hits: [["00123", "prefix"]] },
  { query: "9", says: "one figure", hits: [["9", "exact"]] },
  {
    query: "o",
    says: "one letter: numbers first",
    hits: [
      ["OLD-1", "prefix"],
      ["OLD-2", "prefix"],
      ["9", "text"],
      ["00123", "text"],
      ["123", "text"],
      ["F-1", "text"],
      ["F-2", "text"],
    ],
  },
  { query: "only english", says: "a missing text is shown, and found, in another language", hits: [["9", "text"]] },
  {
    query: "blade",
    says: "what a German page does not show is found as of another language",
    hits: [
      ["L31742P02", "other_language"],
      ["L31742P05", "other_language"],
    ],
  },
  { query: "lad", says: "a run of letters within a word counts in the reader's language alone", hits: [] },
  {
    query: "Laufschaufeln",
    says: "a plural",
    hits: [
      ["L31742P02", "word_form"],
      ["L31742P05", "word_form"],
    ],
  },
  { query: "Oelfiltereinsatz", says: "oe is ö", hits: [["F-2", "word_form"]] },
  {
    query: "лопаток",
    says: "a case with a fleeting vowel, of another language",
    hits: [["L31742P02", "other_language"]],
  },
  {
    query: "blade",
    lang: "en",
    says: "but an English one does",
    hits: [
      ["L31742P02", "text"],
      ["L31742P05", "text"],
    ],
  },
  { query: "удлиненная", lang: "ru", says: "ё is е", hits: [["00123", "text"]] },
  { query: "рабочая 1й", lang: "ru", says: "Cyrillic words, not as look-alikes", hits: [["L31742P02", "text"]] },
  { query: "100%", says: "a wildcard is literal", hits: [["AB_100%", "contains"]] },
  { query: "%", says: "alone too, where a word begins", hits: [] },
  {
    query: "B_10",
    says: "an underscore does not count, nor does it stand for a letter",
    hits: [["AB_100%", "contains"]],
  },
  { query: "\\ 5*", says: "signs of patterns", hits: [["ABX100", "text"]] },
  { query: '"', says: "a quotation mark", hits: [] },
  { query: "stufe OR kurz", says: "words of a query language are words", hits: [] },
  { query: " - . ", says: "signs that never count find nothing", hits: [] },
  {
    query: "l l",
    says: "a doubled letter is one word and a number",
    hits: [
      ["1CS", "text"],
      ["7", "text"],
      ["00123", "text"],
      ["L31742P02", "text"],
      ["L31742P05", "text"],
      ["L-31742 P05", "text"],
      ["L31742P", "text"],
    ],
  },
]

import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("ru")
const hits = (number: number) =>
  counted.of(number, { one: "совпадение", few: "совпадения", many: "совпадений", other: "совпадения" })

export const search: PublicTexts["search"] = {
  title: "Поиск",
  titleFor: (query) => `Поиск: «${query}»`,
  description: "Поиск по номерам и названиям деталей, газовым турбинам, группам запасных частей и услугам.",
  suggestions: "Подсказки",
  hits,
  allHits: (number) => `Показать всё: ${hits(number)}`,
  none: (query) => `По запросу «${query}» ничего не найдено`,
  noneHelp: "Проверьте номер или пришлите нам то, что у вас есть: часто достаточно фотографии старой детали.",
  empty: "Что вы ищете?",
  emptyHelp: "Введите номер детали, название, турбину или услугу.",
  failed: "Поиск не отвечает.",
  failedHelp: "Введённый текст не потерян. Попробуйте ещё раз через минуту.",
  kinds: { part: "Запасные части", product: "Газовые турбины", spare: "Группы запасных частей", service: "Услуги" },
  substitute: "Заменена на",
  current: (number) => `Действующая деталь, заменяет ${number}`,
  ignoring: "Найдено без учёта пробелов и знаков",
  series: "Найдено по группам запасных частей",
  allSeries: "Все группы",
  wordForm: "Найдено в другой форме слова",
  similar: "Похожее написание",
  otherLanguage: "Найдено на другом языке",
  foundIn: { de: "Найдено на немецком", en: "Найдено на английском", ru: "Найдено на русском" },
  readHow: {
    number: (query) => `Распознан номер «${query}».`,
    numbers: (query) => `Распознан список: ${query}.`,
    alias: (query) => `Этот номер обозначает деталь «${query}».`,
    synonym: (query) => `Поиск по равнозначным словам: «${query}».`,
    layout: (query) => `Поиск выполнен в другой раскладке: «${query}».`,
    typo: (query) => `Возможно, вы имели в виду «${query}»? Показаны результаты по этому слову.`,
    guess: (query) => `Возможно, вы имели в виду «${query}»?`,
  },
  guess: "Возможно, эта деталь?",
  askFor: (query) => `Запросить «${query}»`,
}

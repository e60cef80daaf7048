import { countIn } from "../count.ts"

const { figure, of } = countIn("ru")

export const home = {
  title: "Поставщик промышленных газовых турбин и запчастей",
  examples: "Например",
  pictures: {
    label: "Изображения деталей турбины",
    choose: "Выбрать изображение",
    position: (at: number, total: number) => `Изображение ${at} из ${total}`,
    pause: "Остановить смену изображений",
    play: "Запустить смену изображений",
  },
  alts: {
    hero1: "Ротор газовой турбины с рабочими лопатками турбины и компрессора на тёмно-синем фоне",
    hero2: "Вид на вход компрессора газовой турбины с первым рядом лопаток",
  },
  callouts: {
    blade: "Рабочая лопатка",
    disc: "Диск ротора",
    compressorBlade: "Лопатка компрессора",
    bellmouth: "Лемнискатный вход",
    spinner: "Входной кок",
    bolt: "Болт с двенадцатигранной головкой",
    shaft: "Задний вал",
  },
  findPart: ": искать в перечнях деталей",
  factsTitle: "Компания в цифрах",
  about: {
    measure: (place: string, founded: string) => [place, founded && `с ${founded} года`].filter(Boolean).join(", "),
    title: "О компании",
  },
  /** Links below texts of the company. */
  targets: {
    services: "Все услуги",
    "spare-parts": "Найти запчасти",
    "gas-turbina": "Все газовые турбины",
    partners: "Наши партнёры",
    careers: "Работа у нас",
    contact: "Контакты",
  },
  services: {
    measure: (total: number) => of(total, { one: "услуга", few: "услуги", many: "услуг", other: "услуги" }),
    title: "Услуги",
    standstill: "Турбина стоит? Звоните:",
  },
  families: {
    measure: (from: number, to: number) => `${figure(from)}–${figure(to)}\u00a0МВт`,
    title: "Газовые турбины: поставка и сопровождение",
    power: "Мощность, МВт",
    powerRange: (from: number, to: number) => (from === to ? figure(from) : `${figure(from)}–${figure(to)}`),
    noPower: "не указывается",
    models: "Исполнения",
    modelCount: (total: number) => of(total, { one: "модель", few: "модели", many: "моделей", other: "модели" }),
    use: "Тип и применение",
  },
  groups: {
    measure: (total: number) => of(total, { one: "деталь", few: "детали", many: "деталей", other: "детали" }),
    title: "Запасные части по сериям",
    catalogue: (group: string) => `${group}: каталог без цен`,
    rows: (total: number) => `.xlsx, ${of(total, { one: "деталь", few: "детали", many: "деталей", other: "детали" })}`,
  },
  ask: {
    title: "Нужна деталь, турбина стоит, срок не определён?",
    text: "Можно и письменно: достаточно номеров деталей и типа турбины.",
    email: "Написать письмо",
  },
}

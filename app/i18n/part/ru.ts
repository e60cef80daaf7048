import { countIn } from "../count.ts"
import { once } from "../once.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("ru")
const days = once(() => new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Berlin" }))
const parts = { one: "деталь", few: "детали", many: "деталей", other: "детали" }
const versions = { one: "исполнение", few: "исполнения", many: "исполнений", other: "исполнения" }

export const part: PublicTexts["part"] = {
  pageTitle: (number, text) => (text ? `Деталь ${number}: ${text}` : `Деталь ${number}`),
  description: (part, group) =>
    [part, group].filter(Boolean).join(". ") + ". Укажите количество и срок и запросите наличие.",
  measure: (position, total) => `Деталь ${count.figure(position)} из ${count.figure(total)}`,
  base: "Базовый номер",
  version: { long: "Исполнение", short: "Исп." },
  noDescription: "Описание по запросу",
  spelled: "Другие написания:",
  spellings: "Языки, написания",

  chain: {
    measure: (total) => count.of(total, versions),
    title: "Действующий номер",
    titleOf: "Действующий номер:",
    interchangeable: "Взаимозаменяемы",
    here: "Эта страница",
    hereCurrent: "Эта страница, действующий номер",
    current: "Действующий номер",
    earlier: "Прежний номер",
    later: "Следующий номер",
    equal: "Равноценная деталь",
    by: "заменена на",
    oneWay: "только в эту сторону",
    both: "взаимозаменяемы",
    bothWays: "в обе стороны",
    unlisted: "нет в перечне, по запросу",
    note: "Цепочка номеров носит справочный характер и не является допуском. Подойдёт ли новое исполнение вашей машине, инженер подтвердит в предложении.",
    noteOfCircle:
      "Сведения носят справочный характер и не являются допуском. Подойдёт ли другое исполнение вашей машине, инженер подтвердит в предложении.",
  },
  banner: (number) => `Деталь заменена. Действующий номер: ${number}.`,
  toCurrent: (number) => `Открыть ${number}`,

  machine: {
    title: (series) => `Серия ${series}`,
    noSeries: "Применение",
    series: "Серия",
    group: "Группа деталей",
    kind: "Узел",
    perMachine: "на машину",
    pieces: (value) => `${count.figure(value)} шт.`,
    models: (series) => `Модели серии ${series}`,
    source:
      "Все модели этой серии из нашего каталога газовых турбин. К какой из них подходит номер, мы проверяем по заводскому номеру.",
  },
  near: {
    title: "Рядом в перечне",
    all: (total) => `Весь перечень: ${count.of(total, parts)}`,
    measure: (before, after) => `${count.figure(before)} до неё, ${count.figure(after)} после`,
  },
  stages: {
    measure: (found, total) =>
      `${count.figure(found)} из ${count.of(total, { one: "ступени", few: "ступеней", many: "ступеней", other: "ступеней" })}`,
    title: (kind) => `${kind}: другие ступени`,
    stage: (stage) => `${count.figure(stage)}-я ступень`,
    none: "нет в перечне",
  },
  alike: {
    measure: (total) => `ещё ${count.of(total, parts)}`,
    title: (kind) => `Похожие детали: ${kind}`,
  },
  services: {
    measure: (shown, total) =>
      `${count.figure(shown)} из ${count.of(total, { one: "услуги", few: "услуг", many: "услуг", other: "услуг" })}`,
    title: "Услуги для этой детали",
  },
  send: {
    measure: (total) => count.of(total, { one: "пункт", few: "пункта", many: "пунктов", other: "пункта" }),
    title: "Что приложить к запросу",
    items: [
      {
        title: "Тип и заводской номер машины",
        text: "Они указаны на паспортной табличке. Если у газогенератора и силовой турбины свои таблички, укажите, пожалуйста, обе.",
      },
      {
        title: "Фото маркировки на снятой детали",
        text: "Номер и исполнение обычно выбиты или выгравированы. Фото исключает путаницу.",
      },
      {
        title: "Заключение по осмотру, если оно есть",
        text: "Отчёт о бороскопии или о трещинах. Тогда мы предложим и ремонт, а не только новую деталь.",
      },
      {
        title: "Дата начала останова",
        text: "По каждой позиции мы напишем, успеет ли она прийти к этому дню.",
      },
    ],
  },
  end: {
    label: "Страница под рукой",
    qr: "QR-код: адрес этой страницы",
    text: "Код ведёт на эту страницу, в том числе с распечатки в сменном журнале.",
    changed: (date) => `Последнее изменение: ${days().format(new Date(date))}`,
    data: "Данные в JSON",
  },
  successor: {
    text: (numbers) => `Известен как новый номер для ${numbers}`,
    help: "Собственного описания у нас пока нет. Отправьте запрос, и мы уточним исполнение и срок поставки.",
  },
  choice: {
    measure: (total) => count.of(total, parts),
    title: "Так пишутся разные детали",
    lead: "Без разделителей эти номера совпадают. Всё решает знак между цифрами: сверьте его с табличкой на детали.",
    group: "Группа",
    quantity: "Количество на машину",
    open: "Открыть эту деталь",
    unsure: "Не уверены? Запросите все и приложите фото таблички. Мы подскажем, какая деталь ваша.",
    askAll: "Запросить все",
  },
  unknown: {
    measure: (total) => `0 из ${count.of(total, { one: "детали", few: "деталей", many: "деталей", other: "деталей" })}`,
    title: (number) => `Номера ${number} нет в наших перечнях`,
    lead: "Это не значит, что мы не можем поставить такую деталь: в перечнях то, что мы поставляем постоянно.",
    similar: "Похожие номера",
    none: "Похожего номера мы тоже не знаем.",
    search: "Искать во всех перечнях",
  },
}

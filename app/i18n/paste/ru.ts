import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("ru")
const items = { one: "позицию", few: "позиции", many: "позиций", other: "позиции" }
const lines = { one: "строка", few: "строки", many: "строк", other: "строки" }

export const paste: PublicTexts["paste"] = {
  check: "Проверить номера",
  checking: "Проверяем",
  empty: "В этом тексте не найдено ни одного номера детали. Вставьте номера в поле выше.",
  failed: "Проверка не отвечает. Повторите попытку или отправьте запрос как есть: номера уйдут вместе с комментарием.",
  notStored:
    "Браузер не разрешает хранить список запроса. Отправьте запрос как есть: номера уйдут вместе с комментарием.",
  full: "Столько позиций в один запрос не помещается. Удалите лишние или отправьте текст вместе с комментарием.",
  numbers: "В некоторых строках несколько номеров деталей. Выберите нужный, чтобы продолжить.",
  quantities: "В некоторых строках количество указано неоднозначно. Впишите его, чтобы продолжить.",
  summary: (found, replaced, similar, unknown) =>
    [
      `Найдено: ${count.figure(found)}`,
      `заменено: ${count.figure(replaced)}`,
      similar > 0 ? `похожие: ${count.figure(similar)}` : "",
      `неизвестно: ${count.figure(unknown)}`,
    ]
      .filter(Boolean)
      .join(", "),
  openNumbers: (value) => `Выберите номер детали в строках: ${count.figure(value)}.`,
  openQuantities: (value) => `Не указано количество: ${count.figure(value)}.`,
  left: (left, most) =>
    `В один запрос помещается позиций: ${count.figure(most)}. Остальные (${count.figure(left)}) останутся в поле выше и уйдут вместе с комментарием.`,
  unread: (value) => `${count.of(value, lines)} без номера детали`,
  unreadHelp: "Эти строки не попадут в перечень. Они останутся в поле выше и уйдут вместе с комментарием.",
  table: "Распознанный перечень",
  openFile: "Открыть список из файла",
  fileProblems: {
    unreadable: (name) => `${name}: это не таблица (.xlsx, .xls, .ods), не CSV и не текст.`,
    password_protected: (name) => `${name}: файл защищён паролем. Сохраните его без пароля или вставьте список сюда.`,
    wrong_format: (name) =>
      `${name}: в этом файле нет таблицы. Сохраните список как книгу Excel (.xlsx) или вставьте его сюда.`,
    too_large: (name) => `${name}: файл больше 2 МБ. Сократите его или вставьте строки.`,
    too_many_rows: (name) => `${name}: в списке больше ${count.figure(2_000)} строк. Разделите его.`,
    busy: (name) => `${name}: сейчас открывается много списков. Повторите попытку через минуту.`,
  },
  otherSheets: (name, value) =>
    value === 1
      ? `${name}: прочитан только первый лист, ещё один — нет. Скопируйте и вставьте его строки.`
      : `${name}: прочитан только первый лист, не прочитано ещё листов: ${count.figure(value)}. Скопируйте и вставьте их строки.`,
  columns: "Столбцы вашего списка",
  tableFrom: (line) => `Таблица со строки ${count.figure(line)}`,
  uses: { number: "Номер детали", quantity: "Количество", position: "Позиция" },
  column: (value, sample) => (sample ? `Столбец ${value}: ${sample}` : `Столбец ${value}`),
  noColumn: "нет такого столбца",
  lineByLine: "читать построчно",
  numberField: (number) => `Исправить номер детали ${number}`,
  undo: "Отменить",
  position: "Поз.",
  number: "Номер детали",
  part: "Деталь",
  quantity: "Кол-во",
  removeHead: "Удалить",
  asPasted: "Вставлено как",
  chooseNumber: "Выберите номер",
  severalNumbers: "в этой строке несколько номеров",
  choose: (number) => `Нужный номер вместо ${number}`,
  quantityOf: (number) => `Количество ${number}`,
  quantityOpen: "Укажите количество",
  quantityMissing: "не указано",
  remove: (number) => `Удалить ${number} из перечня`,
  removed: (value) => `Удалено строк: ${count.figure(value)}`,
  removeUnknown: (value) => `Удалить неизвестные (${count.figure(value)})`,
  clear: "Очистить перечень",
  found: "найдено",
  meant: (number) => `найдено, написано как ${number}`,
  replacedBy: (successor) => `заменена на ${successor}`,
  similar: "в наших перечнях нет",
  ambiguous: "так пишутся несколько деталей",
  didYouMean: (number) => `Может быть, ${number}?`,
  unknown: "в наших перечнях нет, запросим, как написано",
  takeSuccessor: (successor) => `Запросить вместо неё ${successor}`,
  add: (value) => `Добавить ${count.of(value, items)} в запрос`,
  added: (value) => `Добавлено: ${count.figure(value)}`,
}

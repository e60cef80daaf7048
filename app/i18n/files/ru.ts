import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const count = countIn("ru")
const list = once(() => new Intl.ListFormat("ru"))
const genitive = { one: "файла", few: "файлов", many: "файлов", other: "файла" }

export const files: PublicTexts["files"] = {
  photos: "Фотографии или чертежи",
  photoFormats: "JPG, PNG, WebP, HEIC или PDF",
  optional: "необязательно",
  hint: (most, megabytes, formats) =>
    `Не более ${count.of(most, genitive)}, каждый до ${count.figure(megabytes)} МБ: ${formats}.`,
  choose: "Выбрать файлы",
  chooseAgain: "Выберите, пожалуйста, ещё раз и файлы: браузер их не сохраняет.",
  drop: "или перетащите их сюда",
  chosen: "Выбранные файлы",
  added: (names) => `Добавлено: ${list().format(names)}`,
  remove: (name) => `Убрать ${name}`,
  removed: (name) => `${name}: убрано`,
  notPhoto: (name) => `${name}: это не изображение и не PDF. Выберите, пожалуйста, другой файл.`,
  refused: {
    too_large: (name, megabytes) => `${name}: файл больше ${count.figure(megabytes)} МБ. Уменьшите его, пожалуйста.`,
    empty: (name) => `${name}: файл пуст.`,
    too_many_files: (name, most) =>
      `${name}: можно приложить не более ${count.of(most, genitive)}. Сначала уберите другой.`,
  },
  shrunkFrom: (size) => `уменьшено с ${size}`,
  sendOriginals: "Отправить оригиналы",
  follow: {
    title: "Фото к запросу",
    states: { waiting: "ожидает", sent: "отправлено", left_out: "сегодня не принято", refused: "не принято" },
    away: "Нет связи. Запрос получен; фотографии уйдут сами, пока эта страница открыта.",
  },
  progress: "Ход передачи",
  uploading: (percent) => `Передано ${count.figure(percent)} %`,
  stop: "Отменить",
  stopped: "Передача отменена. Введённые данные остались в форме.",
}

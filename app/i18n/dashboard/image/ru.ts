import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")
const image = { one: "изображение", few: "изображения", many: "изображений", other: "изображения" }

export const images: DashboardTexts["images"] = {
  title: "Изображения",
  first: "главное",
  one: "Изображение",
  addOne: "Выбрать изображение",
  replace: "Заменить изображение",
  replaceOne: "Заменить…",
  replaceAt: (position) => `Заменить изображение ${count.figure(position)}`,
  chooseStored: "Выбрать из сохранённых…",
  chooseTitle: "Выбор из сохранённых изображений",
  uploadInstead: "Загрузить файл вместо этого",
  useStored: "Взять изображение",
  current: "текущее изображение",
  gone: "будет удалено при сохранении",
  fresh: "появится при сохранении",
  takeBack: "Не использовать новое изображение",
  keep: "Оставить изображение",
  add: "Добавить изображения",
  addHow: "Нажмите или перетащите сюда.",
  hint: "PNG, JPG, GIF до 10 МБ",
  move: (position) => `Переместить изображение ${count.figure(position)}`,
  moveHow: "Перемещайте стрелками, перетаскивайте мышью или нажмите, чтобы показать кнопки.",
  toTop: "В начало",
  earlier: "Раньше",
  later: "Позже",
  moved: (position, total) => `Теперь на месте ${count.figure(position)} из ${count.figure(total)}`,
  remove: (position) => `Удалить изображение ${count.figure(position)}`,
  removeButton: "Удалить изображение",
  removeText: (position, alt) =>
    alt === ""
      ? `Изображение ${count.figure(position)}. Оно остаётся на сайте, пока вы не сохраните, а затем лежит в корзине.`
      : `Изображение ${count.figure(position)}: ${alt}. Оно остаётся на сайте, пока вы не сохраните, а затем лежит в корзине.`,
  alt: (language, position) => `Описание (${language.toLocaleLowerCase()}), изображение ${count.figure(position)}`,
  altLabel: "Описание изображения",
  altOne: (language) => `Описание изображения (${language.toLocaleLowerCase()})`,
  altLost: "Описание изображения не сохранилось. Откройте запись и введите его ещё раз.",
  altAdvice:
    "Альтернативный текст одной короткой фразой описывает изображение, например «Ротор компрессора на балансировочном станке»: для тех, кто его не видит, и для поисковых систем.",
  altMissing: "Нет описания",
  framing: "Кадр и декор",
  framingAt: (position) => `Кадр и декор: изображение ${count.figure(position)}`,
  uploading: (share) => `Передано ${count.figure(Math.round(share * 100))} %`,
  working: "Проверка и уменьшение…",
  waiting: "В очереди",
  uploadFailed: (name) => `${name}: файл не принят`,
  notSent: (name) => `${name}: файл не передан`,
  tooLarge: "Больше 10 МБ.",
  wrongType: "Это не изображение PNG, JPG или GIF.",
  uploaded: (files) => `Добавлено: ${count.of(files, image)}`,
  drop: "Не загружать",
  takeAway: (name) => `Убрать ${name}`,
  chosen: (files) => `Выбрано: ${count.of(files, image)}`,
  uploads: "Загрузки",
}

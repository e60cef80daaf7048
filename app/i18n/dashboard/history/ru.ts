import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const history: DashboardTexts["history"] = {
  title: "История",
  loadFailed: "Не удалось загрузить историю",
  empty: "Прежних версий пока нет",
  emptyText: "При каждом сохранении остаётся прежняя версия; последние 50 можно восстановить.",
  listLabel: "Изменения, сначала новые",
  current: (when) => `Нынешняя версия: ${when}`,
  unsaved: "Несохранённого здесь нет, при восстановлении оно не пропадёт.",
  changedBy: (when, who) => `Изменено ${when}, ${who}`,
  versions: (version, next) => `${version} → ${next}`,
  nothing: "тексты не изменились",
  onlyFormat: "Изменились только форматирование или ссылки.",
  added: "добавлено:",
  removed: "удалено:",
  restore: (version) => `Восстановить версию ${version}`,
  restored: (version) => `Версия ${version} восстановлена`,
  version: (version) => `Версия ${version}`,
  inForm: (version) => `Версия ${version} в форме и ещё не сохранена.`,
  sameAsForm: (version) => `В форме уже то же, что в версии ${version}.`,
  picturesGone: (pictures) => `Изображений того времени, которых здесь больше нет: ${count.figure(pictures)}.`,
  restoreFailed: "Не удалось восстановить.",
  showChanges: "Показать изменения",
  germanTitle: "Что изменилось в немецком тексте",
  germanSince: (language, day) => `${language}: последнее сохранение ${day}. С тех пор в немецком тексте:`,
  germanPartly: "Версии того времени уже нет. Сравнение с самой старой из сохранившихся.",
  germanSame: "Немецкий текст снова такой же, как тогда.",
}

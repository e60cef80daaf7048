import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")
const forms = { one: "черновик", few: "черновика", many: "черновиков", other: "черновика" }

export const publishing: DashboardTexts["publishing"] = {
  title: "Проверка",
  total: (drafts) => count.of(drafts, { one: "черновик", few: "черновика", many: "черновиков", other: "черновика" }),
  loadFailed: "Не удалось загрузить черновики",
  emptyTitle: "Черновиков нет",
  emptyText: "Здесь стоит то, что сохранено как черновик или запланировано, пока оно не опубликовано.",
  textPage: "Текстовая страница",
  tick: (title) => `Выбрать: ${title}`,
  changes: (fields) => count.of(fields, { one: "изменение", few: "изменения", many: "изменений", other: "изменения" }),
  staysOlder: "Без изменений; после публикации будет старее немецкого текста.",
  openDraft: "Открыть черновик",
  chosen: (drafts, all) => `Выбрано ${count.figure(drafts)} из ${count.figure(all)}`,
  returnAsk: "Вернуть…",
  returnTitle: (drafts) => `Вернуть ${count.of(drafts, forms)}`,
  returnText:
    "Черновик остаётся. Тот, кто сохранил его последним, прочтёт замечание там, а если включено в учётной записи, то и в письме.",
  returnNote: "Что ещё нужно сделать",
  returnNoteNeeded: "Напишите, что ещё нужно сделать.",
  returnAct: "Вернуть",
  returnFailed: "Не удалось вернуть черновик.",
  returned: (drafts) => `Возвращено: ${count.of(drafts, forms)}`,
  returnedBy: (who, when) => `Возвращён (${who}, ${when})`,
  differencesFailed: "Не удалось загрузить различия",
  tickAll: "Выбрать все",
  publishTicked: (drafts) => `Опубликовать: ${count.of(drafts, forms)}`,
  publishedTicked: (drafts) => `Опубликовано: ${count.of(drafts, forms)}`,
  stayed: (drafts) =>
    `Осталось: ${count.of(drafts, forms)}. Они изменены после показа или не могут быть опубликованы так. Откройте каждый.`,
  savedBy: (name, when) => `Черновик: ${name}, ${when}`,
  ready: "Готов к проверке",
  readyBy: (who, when) => `Готов к проверке (${who}, ${when})`,
  note: "Замечание к проверке",
  filter: "Какие черновики показаны",
  all: "Все",
  noneReady: "Нет черновиков, готовых к проверке",
  showAll: "Показать все черновики",
  planAsk: "В назначенное время…",
  planTitle: "Опубликовать в назначенное время",
  planAct: "Назначить дату",
  hideDay: "Снять с сайта с",
  hideTime: "Во сколько, по Германии",
  hideTooEarly: "Этот момент не позже предыдущего",
  planBoth: (dates) => (dates > 1 ? "Назначить обе даты" : "Назначить дату"),
  allPlanned: "Запланированные",
  nonePlanned: "Ничего не запланировано",
  day: "День",
  time: "Время в Германии",
  past: "Это время уже прошло",
  inGermany: "Германия",
  inBrowser: "Ваш браузер",
  fromNow: "Осталось",
  duration: (minutes) =>
    minutes >= 1_440
      ? `${Math.floor(minutes / 1_440)} дн. ${Math.floor((minutes % 1_440) / 60)} ч`
      : `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`,
  planWhat: "Что именно",
  planNothing: "Отметьте хотя бы один язык.",
  planText:
    "Публикуется то, что будет в черновике в этот момент. Если страницу изменят раньше, ничего не перезаписывается. Если черновик изменит тот, кто не может публиковать, публикация ждёт подтверждения.",
  publishOn: (when) => `Опубликовать ${when}`,
  publishLater: "Опубликовать позже",
  acts: {
    publish: (when) => `Публикация ${when}`,
    hide: (when) => `Снимается с сайта ${when}`,
    show: (when) => `Появится на сайте ${when}`,
  },
  failed: {
    publish: (when) =>
      `Публикация, назначенная на ${when}, не удалась, ничего не перезаписано. Откройте черновик и опубликуйте его вручную.`,
    hide: (when) => `Снять с сайта ${when} не удалось. Откройте запись и снимите её с сайта вручную.`,
    show: (when) => `Вернуть на сайт ${when} не удалось. Откройте запись и верните её на сайт вручную.`,
  },
  waits: {
    draft_changed: "Ждёт подтверждения: черновик изменён тем, кто не может публиковать.",
    forbidden: "Ждёт подтверждения: тот, кто это запланировал, больше не может публиковать.",
  },
  confirm: "Подтвердить",
  takeBack: "Отменить",
  dismiss: "Готово",
}

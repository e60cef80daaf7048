import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const overview: DashboardTexts["overview"] = {
  title: "Обзор",
  allWell: (backup, copy) =>
    `Всё в порядке.${backup ? ` Резервная копия ${backup}${copy ? `, скопирована ${copy}` : ""}.` : ""}`,
  inquiries: "Открытые запросы",
  pastPromise: (inquiries) => `${count.figure(inquiries)} позже обещанного`,
  mail: "Почта",
  drafts: "Готовые черновики",
  oldestReady: (when, name) => `самый ранний: ${when}, ${name}`,
  nextPlan: (when, title) => `запланировано ${when}: ${title}`,
  translations: "Переводы",
  openTexts: (languages) => `${languages}: нет или устарели`,
  backup: "Резервная копия",
  noBackup: "нет",
  site: "Сайт",
  inquiriesByWeek: "Запросы по неделям",
  inWeeks: (inquiries, weeks) => `${count.figure(inquiries)} за ${weeks} недель`,
  searchedInVain: "Чаще всего искали и не нашли",
  viewsByDay: "Просмотры страниц по дням",
  inDays: (views, days) => `${count.figure(views)} за ${days} дней`,
  mostRead: "Самые читаемые",
  cameFrom: "Откуда пришли",
  direct: "напрямую или не указано",
  language: "Язык",
  views: "Просмотры",
  day: "День",
  howCounted:
    "Считается на сервере без файлов cookie, адресов и посетителей: одно число на день, страницу, язык и сайт, с которого пришли. Программы и браузеры сотрудников не учитываются. Хранится 25 месяцев.",
  asTable: "Показать таблицей",
  week: "Неделя",
  weekFrom: (day) => `с ${day}`,
  amount: "Количество",
}

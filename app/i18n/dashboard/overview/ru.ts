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
  site: "Сайт",
  inquiriesByWeek: "Запросы по неделям",
  inWeeks: (inquiries, weeks) => `${count.figure(inquiries)} за ${weeks} недель`,
  searchedInVain: "Чаще всего искали и не нашли",
  asTable: "Показать таблицей",
  week: "Неделя",
  weekFrom: (day) => `с ${day}`,
  amount: "Количество",
}

import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const shell: DashboardTexts["shell"] = {
  navigation: "Панель управления",
  menu: "Меню",
  skip: "Перейти к содержимому",
  entries: {
    products: "Продукция",
    categories: "Категории",
    spares: "Запасные части",
    partners: "Партнёры",
    services: "Услуги",
    inquiries: "Запросы",
    home: "Главная страница",
    sparesPage: "Страница «Запчасти»",
    partnersPage: "Страница «Партнёры»",
    imprint: "Правовая информация",
    gasTurbine: "Газовые турбины",
    privacyPolicy: "Политика конфиденциальности",
    careers: "Карьера",
    contact: "Контакты",
    settings: "Настройки",
  },
  review: "Проверка",
  groups: { inbox: "Входящие", catalogue: "Каталог", pages: "Страницы", insight: "Анализ", system: "Система" },
  readyDrafts: (drafts) => `Готово к проверке: ${count.figure(drafts)}`,
  newInquiries: (unread) => count.of(unread, { one: "новый", few: "новых", many: "новых", other: "новых" }),
  language: "Язык панели управления",
  viewSite: "Открыть сайт",
  newTab: "откроется в новой вкладке",
  backup: "Резервная копия",
  logOut: "Выйти",
  unsavedTitle: "Несохранённый ввод",
  unsavedText: (forms) =>
    `На этом устройстве есть несохранённый ввод из ${count.of(forms, { one: "формы", few: "форм", many: "форм", other: "формы" })}. Удалить его при выходе?`,
  unsavedElsewhere: "То, что стоит в других открытых вкладках, останется там.",
  unsavedDelete: "Удалить и выйти",
  unsavedKeep: "Оставить и выйти",
  notAllowedTitle: "Нет доступа",
  notAllowedText: "Этот раздел не входит в ваши роли. Если он вам нужен, обратитесь к владельцу сайта.",
  toDashboard: "На главную панели",
  accountOf: (name) => `учётная запись: ${name}`,
  notFoundTitle: "Страница не найдена",
  notFoundText: "Похоже, эта страница не существует или была удалена.",
  notFoundHome: "На главную",
}

import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("ru")

export const layout: PublicTexts["layout"] = {
  skip: "К содержанию",
  menu: "Меню",
  mainMenu: "Главное меню",
  openMenu: "Открыть меню",
  close: "Закрыть",
  language: "Язык",
  contactBar: "Контактные данные",
  home: (name) => `${name}, на главную`,
  startPage: "Главная",
  breadcrumb: "Путь",
  call: "Позвонить",
  contacts: "Контакты",
  address: "Адрес",
  gasTurbines: "Газовые турбины",
  services: "Услуги",
  allServices: "Все услуги",
  spareParts: "Запасные части",
  allSpareParts: "Все запасные части",
  partners: "Партнёры",
  careers: "Карьера",
  company: "Компания",
  imprint: "Правовая информация",
  privacy: "Политика конфиденциальности",
  requestQuote: "Отправить запрос",
  chosen: (value) =>
    `${counted.of(value, { one: "позиция", few: "позиции", many: "позиций", other: "позиции" })} в запросе`,
  openSearch: "Открыть поиск",
  search: { label: "Номер детали или название", placeholder: "Поиск…", submit: "Найти" },
  siteSearch: "Поиск",
  places: { workshop: "В цехе", site: "На объекте", remote: "Дистанционно", delivery: "Поставка" },
  standstill: "Турбина стоит?",
  byPhone: "По телефону:",
  parts: (number) => counted.of(number, { one: "деталь", few: "детали", many: "деталей", other: "детали" }),
  viewingSite: "Вы смотрите сайт как посетитель.",
  backToDashboard: "Назад в панель управления",
}

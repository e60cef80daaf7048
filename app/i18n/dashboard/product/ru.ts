import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")
const product = { one: "изделие", few: "изделия", many: "изделий", other: "изделия" }

export const products: DashboardTexts["products"] = {
  title: "Продукция",
  summary: (products, records) =>
    `${count.of(products, product)}, ${count.of(records, { one: "запись", few: "записи", many: "записей", other: "записи" })}`,
  add: "Добавить изделие",
  added: (title) => `Изделие «${title}» добавлено`,
  listLabel: "Изделия",
  language: "Язык списка",
  categoryFilter: "Категория",
  all: "Все",
  noCategory: "Нет категорий",
  withoutCategory: "Без категории",
  addCategory: "Добавить категорию",
  searchLabel: "Поиск изделий",
  searchHint: "Название, тип или модель",
  found: (products) => `Найдено: ${count.of(products, product)}`,
  orderDisabled: {
    allCategories: () => "Чтобы изменить порядок, выберите категорию.",
    search: () => "Чтобы изменить порядок, очистите поиск: он показывает только часть.",
    categoryMissing: (language) => `Этой категории нет на этом языке: ${language.toLocaleLowerCase()}.`,
  },
  emptyTitle: "Нет изделий",
  emptyText: "Добавьте первое изделие: на одном языке или на всех.",
  nothingTitle: "Ничего не найдено",
  nothingText: "Под эту категорию и этот запрос не подходит ни одно изделие.",
  showAll: "Показать все",
  loadFailed: "Не удалось загрузить изделия",
  noImage: "Без изображения",
  power: (megawatts) => `${count.figure(megawatts)} МВт`,
  recordLoadFailed: "Не удалось загрузить изделие",
  gone: "Такого изделия нет",
  removedText: "Оно удалено, или адрес указан неверно.",
  toList: "К продукции",
  viewPage: "Открыть страницу",
  section: "Тексты",
  facts: "Данные",
  onceForAll: "один раз для всех языков",
  fields: {
    title: "Название",
    description: "Описание",
    category: "Категория",
    noCategory: "без категории",
    type: "Тип",
    model: "Модель",
    power: "Мощность (МВт)",
    powerHint: "Оставьте пустым, если её нет.",
    powerWrong: "Число от 0 до 10 000, например 30,2.",
  },
  remove: "Удалить изделие",
  removeText: (title) =>
    `Изделие «${title}» на всех языках, с изображениями и характеристиками. Оно остаётся в корзине 30 дней.`,
  properties: "Характеристики",
  addProperty: "Добавить характеристику",
  editProperty: "Изменить характеристику",
  propertyAt: (position) => `Характеристика ${count.figure(position)}`,
  editPropertyAt: (position) => `Изменить характеристику ${count.figure(position)}`,
  removeProperty: "Удалить характеристику",
  removePropertyAt: (position) => `Удалить характеристику ${count.figure(position)}`,
  removePropertyText: (position, text) =>
    text === ""
      ? `Характеристика ${count.figure(position)} с изображением.`
      : `Характеристика ${count.figure(position)} с изображением: ${text}`,
  moveProperty: (position) => `Переместить характеристику ${count.figure(position)}`,
  propertyAdded: "Характеристика добавлена",
  noProperty: "Нет характеристик",
  noPropertyText: "Характеристика — это изображение с описанием, например узел или размер.",
  noText: "Описания ещё нет",
}

import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const trash: DashboardTexts["trash"] = {
  title: "Корзина",
  summary: (entries) =>
    `${count.of(entries, { one: "запись", few: "записи", many: "записей", other: "записи" })}, хранение 30 дней`,
  filter: "Вид",
  all: "Все",
  kinds: {
    service: "Услуги",
    spare: "Группы запасных частей",
    part: "Запасные части",
    product: "Продукция",
    property: "Свойства продукции",
    category: "Категории",
    partner: "Партнёры",
    "page-part": "Части страницы турбин",
    image: "Изображения",
    import: "Импорты",
    request: "Запросы",
    application: "Отклики",
  },
  kind: {
    service: "Услуга",
    spare: "Группа запасных частей",
    part: "Запасная часть",
    product: "Продукция",
    property: "Свойство продукции",
    category: "Категория",
    partner: "Партнёр",
    "page-part": "Часть страницы турбин",
    image: "Изображение",
    import: "Импорт",
    request: "Запрос",
    application: "Отклик",
  },
  listLabel: "Удалённые записи, сначала новые",
  untitled: "без названия",
  removedBy: (parts, file) =>
    `${count.of(parts, { one: "деталь удалена", few: "детали удалены", many: "деталей удалено", other: "детали удалены" })} при импорте${file === "" ? "" : ` ${file}`}`,
  deletedBy: (when, who) => `Удалено ${when}, ${who}`,
  keptUntil: (day) => `хранится до ${day}`,
  restore: "Восстановить",
  restoreNamed: (title) => `Восстановить: ${title}`,
  restored: "Восстановлено",
  partsRestored: (parts) =>
    `Восстановлено: ${count.of(parts, { one: "деталь", few: "детали", many: "деталей", other: "детали" })}`,
  partsTaken: (parts, numbers) =>
    `${parts === 1 ? "Этот номер снова есть в группе, деталь осталась без изменений" : `Эти номера (${count.figure(parts)}) снова есть в группе, детали остались без изменений`}: ${numbers}`,
  restoreFailed: "Не удалось восстановить.",
  reasons: {
    group_deleted: "Сначала восстановите группу запасных частей.",
    number_taken: "В группе снова есть деталь с этим номером.",
    parts_changed: "Кто-то только что изменил детали группы. Попробуйте ещё раз.",
    language_taken: "У этой продукции снова есть запись на этом языке.",
    product_deleted: "Сначала восстановите изделие.",
    record_deleted: "Сначала восстановите запись, к которой относится изображение.",
    category_language_taken: "У этой категории снова есть запись на этом языке.",
  },
  purge: "Удалить навсегда",
  purgeNamed: (title) => `Удалить навсегда: ${title}`,
  purgeText: (kind, title) => `${kind} «${title}» со всем содержимым. Отменить это нельзя.`,
  purged: "Удалено навсегда",
  purgeFailed: "Не удалось удалить.",
  emptyTitle: "Корзина пуста",
  emptyText: "Удалённое хранится здесь 30 дней; его можно вернуть вместе со всем содержимым.",
  noneTitle: "Ничего этого вида",
  showAll: "Показать всё",
  loadFailed: "Не удалось загрузить корзину",
}

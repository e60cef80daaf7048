import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("ru")
const part = { one: "деталь", few: "детали", many: "деталей", other: "детали" }
const cells = (total: number) => count.of(total, { one: "ячейка", few: "ячейки", many: "ячеек", other: "ячейки" })

export const partGrid: DashboardTexts["partGrid"] = {
  title: (group) => `Таблица: ${group}`,
  allTitle: "Все группы",
  openOne: "Открыть как таблицу",
  openAll: "Все детали таблицей",
  group: "Группа",
  filter: "Показать",
  filters: {
    all: "Все детали",
    "missing-ru": "Без описания на русском",
    "missing-en": "Без описания на английском",
    "missing-de": "Без описания на немецком",
    "no-substitute": "Без замены",
    "unknown-substitute": "Замена неизвестна",
    "quantity-0": "Количество 0",
  },
  rows: "Строк",
  redo: "Повторить",
  bulk: "Изменить поле",
  bulkTitle: "Изменить поле у многих деталей",
  bulkScope: "Где",
  scopeSelected: (parts) => `В выделенных строках (${count.figure(parts)})`,
  scopeFound: (parts) => `Во всех найденных деталях (${count.figure(parts)})`,
  bulkField: "Поле",
  bulkValue: "Новое значение",
  bulkHint: "Пустое значение очищает поле.",
  bulkApply: (parts) => `Изменить: ${count.of(parts, part)}`,
  changedMany: (parts) => `Изменено: ${count.of(parts, part)}.`,
  copied: (total) => `Скопировано: ${cells(total)}`,
  pasted: (total) => `Вставлено: ${cells(total)}`,
  pastedPartly: (total, outside) =>
    `Вставлено: ${cells(total)}. Не поместилось на странице и пропущено: ${outside.join(", ")}.`,
  outsideRows: (total) => count.of(total, { one: "строка", few: "строки", many: "строк", other: "строки" }),
  outsideColumns: (total) => count.of(total, { one: "столбец", few: "столбца", many: "столбцов", other: "столбца" }),
  emptied: (total) => `Очищено: ${cells(total)}`,
  filled: (total) => `Заполнено: ${cells(total)}`,
  undone: (parts) => `Отменено: ${count.of(parts, part)}`,
  redone: (parts) => `Повторено: ${count.of(parts, part)}`,
  kept: (parts) => `После этого снова изменены и остались как есть: ${count.of(parts, part)}.`,
  nothingToUndo: "Отменять нечего",
  tabLeaves: "Теперь клавиша Tab выходит из таблицы.",
  unsaved: "не сохранено",
  storedNow: (value) => `Сейчас сохранено: ${value}`,
  conflicts: (total) => `Тем временем изменено и другим пользователем: ${cells(total)}`,
  allSaved: "Всё сохранено",
  unsavedCells: (total) => `Ещё не сохранено: ${cells(total)}`,
  wrong: (total) => `Нельзя сохранить в таком виде: ${cells(total)}.`,
  away: (total) =>
    `Сервер не отвечает. Введённое остаётся здесь (${cells(total)}) и будет отправлено, как только он ответит.`,
  resent: (total) => `Введённое остаётся здесь (${cells(total)}) и будет отправлено снова.`,
  restored: (total) => `Восстановлены несохранённые изменения: ${count.of(total, part)}.`,
  dropWrong: "Отменить эти изменения",
  retry: "Отправить сейчас",
  movedUp: "Некоторые детали больше не соответствуют поиску или фильтру. Их место на этой странице заняли следующие.",
  nothing: "Ничего не найдено",
  keysHint:
    "Ввод с клавиатуры заменяет содержимое ячейки, Enter или F2 открывает её для правки, Esc отменяет правку. Shift + стрелки выделяют блок, Ctrl + C и Ctrl + V копируют и вставляют, Ctrl + D заполняет вниз, Delete очищает, Ctrl + Z отменяет. Esc, затем Tab — выход из таблицы.",
}

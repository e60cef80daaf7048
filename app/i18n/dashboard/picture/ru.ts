import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")
const image = { one: "изображение", few: "изображения", many: "изображений", other: "изображения" }
const use = { one: "использование", few: "использования", many: "использований", other: "использования" }
const place = { one: "месте", few: "местах", many: "местах", other: "местах" }

export const pictures: DashboardTexts["pictures"] = {
  title: "Изображения",
  summary: (pictures, uses, size) => `${count.of(pictures, image)}, ${count.of(uses, use)}, ${size}`,
  loadFailed: "Не удалось загрузить изображения",
  listLabel: "Изображения",
  filter: "Какие изображения",
  filters: {
    all: "Все",
    missing_de: "Без немецкого описания",
    missing_en: "Без английского описания",
    missing_ru: "Без русского описания",
    heavy: "Больше 1 МБ",
    unused: "Нигде не показаны",
  },
  search: "Поиск изображений",
  searchHint: "Описание или запись",
  found: (pictures) => `Найдено: ${count.of(pictures, image)}`,
  emptyTitle: "Нет изображений",
  emptyText: "Изображения добавляются в тех записях, к которым они относятся.",
  nothingTitle: "Ничего не найдено",
  nothingText: "Под этот выбор и поиск не подходит ни одно изображение.",
  showAll: "Показать все",
  uses: (uses) => (uses === 0 ? "нигде не показано" : count.of(uses, use)),
  missing: (languages) => `Нет описания: ${languages}`,
  open: (title) => `Изображение: ${title}`,
  untitled: "без записи",
  goneTitle: "Этого изображения больше нет",
  usedIn: "Где используется",
  inTrash: "в корзине",
  inDraft: "в черновике",
  edit: "Изменить",
  chosen: (title) => `Изменить использование: ${title}`,
  focal: "Что всегда остаётся в кадре",
  focalHow: "Выберите самое важное место: нажмите на него или используйте стрелки. Home ставит его в середину.",
  focalAt: (left, top) => `${left} % слева, ${top} % сверху`,
  crops: { wide: "В списках", narrow: "Узко" },
  altTexts: "Описание в этом месте",
  decorative: "Украшение, ничего не сообщает",
  decorativeText: "Программы чтения с экрана пропускают изображение, описание не требуется.",
  copy: (others) => `Скопировать: ещё ${count.of(others, use)}`,
  copyTitle: "Перенести на все использования?",
  copyText:
    "В других использованиях будут заменены отметка «украшение», важное место и описания на показанных здесь языках.",
  copyYes: "Перенести",
  copied: (uses) => `Изменено: ${count.of(uses, use)}`,
  stale: "Тем временем эту запись изменил кто-то другой. Введённое сохранилось: проверьте и сохраните ещё раз.",
  replace: "Заменить везде…",
  replaceTitle: "Заменить везде",
  before: "сейчас",
  after: "новое",
  replaceNow: (uses) => `Заменить в ${count.of(uses, place)}`,
  replaced: (uses) => `Заменено в ${count.of(uses, place)}`,
  same: "Это то же самое изображение: ничего не изменено.",
  undone: "Прежнее изображение возвращено",
}

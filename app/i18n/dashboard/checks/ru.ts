import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const checks: DashboardTexts["checks"] = {
  title: "Проверка содержания",
  count: (findings) =>
    count.of(findings, { one: "замечание", few: "замечания", many: "замечаний", other: "замечания" }),
  none: "Замечаний нет.",
  image: (position) => (position > 0 ? `изображение ${position}` : "изображение"),
  kinds: {
    empty_heading: () => "заголовок без текста. Заполните или удалите его.",
    heading_order: (words) => `заголовок «${words}» пропускает уровень.`,
    link_without_words: (address) => `ссылка без текста: ${address}`,
    link_to_nothing: (address) => `ссылка в никуда: страницы ${address} нет.`,
    missing_alt: (languages) => `нет описания изображения: ${languages}.`,
    meaningless_alt: (languages) => `описание ничего не говорит об изображении: ${languages}.`,
    title_too_long: (pixels) =>
      `слишком широко для страницы результатов: ${pixels} вместо 580 пикселей, конец будет обрезан.`,
    same_text: (languages) => `один и тот же текст на двух языках: ${languages}.`,
  },
}

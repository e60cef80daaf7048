import { countIn } from "../count.ts"

const { of } = countIn("ru")

export const service = {
  where: {
    workshop: "В нашем цехе",
    site: "На вашем объекте",
    remote: "Дистанционно",
    delivery: "С доставкой на ваш объект",
  },
  pictures: "Изображения",
  ask: "Запросить услугу",
  place: "Место",
  hours: "Время работы",
  email: "Написать письмо",
  neighbours: "Предыдущая и следующая услуга",
  previous: "Предыдущая услуга",
  next: "Следующая услуга",
  others: "Другие услуги",
  othersMeasure: (total: number) =>
    of(total, { one: "другая услуга", few: "другие услуги", many: "других услуг", other: "другие услуги" }),
  noText: "Текст об этой услуге готовится. Спросите нас, мы с удовольствием расскажем.",
}

import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")
const inquiries = (found: number) =>
  count.of(found, { one: "запрос", few: "запроса", many: "запросов", other: "запроса" })
const applications = (found: number) =>
  count.of(found, { one: "отклик", few: "отклика", many: "откликов", other: "отклика" })

export const person: DashboardTexts["person"] = {
  title: "Персональные данные",
  stamp: "Поиск и удаление по адресу электронной почты",
  email: "Адрес электронной почты человека",
  emailHint: "Поиск идёт по запросам и откликам на вакансии, включая корзину.",
  find: "Найти",
  nothing: "По этому адресу ничего не сохранено",
  nothingText: "Проверьте написание. Регистр букв не важен.",
  found: (inquiryCount, letters) => `${inquiries(inquiryCount)} и ${applications(letters)}`,
  mails: (total) =>
    total === 0
      ? ""
      : `Кроме того, ${count.of(total, { one: "письмо", few: "письма", many: "писем", other: "письма" })} в запросах других или без запроса.`,
  listLabel: "Найденные записи",
  inquiry: "Запрос",
  application: "Отклик",
  inTrash: "в корзине",
  save: "Сохранить в файл",
  erase: "Удалить навсегда",
  eraseText: (email, inquiryCount, letters) =>
    `По адресу ${email}: ${inquiries(inquiryCount)} и ${applications(letters)} со всеми файлами. Вернуть их будет нельзя, даже из корзины.`,
  erased: (inquiryCount, letters) => `Удалено: ${inquiries(inquiryCount)} и ${applications(letters)}`,
  failed: "Не получилось.",
  kept: (reference, day) =>
    `${reference} хранится до ${day}: по предложению сделан заказ, и закон требует хранить его столько времени.`,
  backups: "В резервных копиях данные остаются ещё до 30 дней. При восстановлении они снова удаляются.",
}

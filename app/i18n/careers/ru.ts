import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("ru")
const list = new Intl.ListFormat("ru")
const files = { one: "файла", few: "файлов", many: "файлов", other: "файла" }

export const careers: PublicTexts["careers"] = {
  title: "Карьера",
  description: "Работа с промышленными газовыми турбинами: в роторном цехе в Росдорфе, на объектах и в офисе.",
  formTitle: "Отправить отклик",
  lead: "Для начала достаточно имени, фамилии и адреса электронной почты. Документы можно приложить сейчас или прислать позже.",
  contact: "Хотите сначала поговорить?",
  firstName: "Имя",
  lastName: "Фамилия",
  cv: "Резюме и дипломы",
  optional: "необязательно",
  hint: (most, megabytes) =>
    `Не более ${count.of(most, files)}, каждый до ${count.figure(megabytes)} МБ: PDF, DOC, DOCX или ODT.`,
  choose: "Выбрать файлы",
  drop: "или перетащите их сюда",
  chosen: "Выбранные файлы",
  added: (names) => `Добавлено: ${list.format(names)}`,
  remove: (name) => `Убрать ${name}`,
  removed: (name) => `${name}: убрано`,
  refused: {
    wrong_type: (name) => `${name}: такой формат мы не принимаем. Выберите, пожалуйста, PDF, DOC, DOCX или ODT.`,
    unreadable: (name) => `${name}: файл не читается как PDF, DOC, DOCX или ODT. Выберите, пожалуйста, другой.`,
    too_large: (name, megabytes) => `${name}: файл больше ${count.figure(megabytes)} МБ. Уменьшите его, пожалуйста.`,
    empty: (name) => `${name}: файл пуст.`,
    too_many_files: (name, most) =>
      `${name}: можно приложить не более ${count.of(most, files)}. Сначала уберите другой.`,
  },
  cvProblem: {
    empty_file: "Один из файлов пуст. Выберите, пожалуйста, другой.",
    wrong_type: "Один из файлов не читается как PDF, DOC, DOCX или ODT. Выберите, пожалуйста, другой.",
    too_large: "Один из файлов слишком большой: не более 10 МБ каждый.",
    too_many_files: "Выберите, пожалуйста, не более двух файлов.",
  },
  chooseAgain: "Выберите, пожалуйста, ещё раз и файлы: браузер их не сохраняет.",
  missing: {
    first_name: "Укажите, пожалуйста, ваше имя.",
    last_name: "Укажите, пожалуйста, вашу фамилию.",
    email: "Укажите, пожалуйста, адрес электронной почты.",
  },
  send: "Отправить отклик",
  sentTitle: "Ваш отклик отправлен",
  another: "Отправить ещё один отклик",
  received: "Ваши документы сохранены у нас и будут удалены через шесть месяцев.",
  progress: "Ход передачи",
  uploading: (percent) => `Передано ${count.figure(percent)} %`,
  stop: "Отменить",
  stopped: "Передача отменена. Введённые данные не потеряны, остались в форме.",
  privacy: (company) =>
    `Ответственный за обработку: ${company}. Ваши данные используются только для решения по вашему отклику (ст. 6(1)(b) GDPR). Через шесть месяцев они удаляются вместе с файлами.`,
}

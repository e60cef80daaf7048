import type { DashboardTexts } from "../dashboard-texts.ts"

const checks: DashboardTexts["findings"]["checks"] = {
  company: {
    title: "Данные компании",
    advice: "Укажите название, адрес, телефон и почту.",
    evidence: (_count, detail) => detail,
  },
  imprint: {
    title: "Правовая информация",
    advice: "Укажите руководителя и запись в реестре или номер плательщика НДС.",
    evidence: (_count, detail) => detail,
  },
  privacy: {
    title: "Политика конфиденциальности",
    advice: "Напишите свою: её нет, или это ещё демонстрационный текст.",
    evidence: (_count, detail) => detail,
  },
  address: {
    title: "Адрес с https",
    advice: "Задайте в PUBLIC_URL адрес, по которому приходят посетители, и настройте TLS.",
    evidence: (_count, detail) => detail,
  },
  "mail-test": {
    title: "Почта доходит",
    advice:
      "Отправьте себе пробное письмо и подтвердите его. Если оно не уходит, задайте SMTP_URL, MAIL_FROM и MAIL_TO.",
    evidence: (_count, detail) => detail,
  },
  proxy: {
    title: "Адреса посетителей",
    advice: "Задайте в TRUST_PROXY адрес прокси: иначе у всех посетителей общее ограничение.",
    evidence: (_count, detail) => detail,
  },
  "backup-copy": {
    title: "Копия вне этого сервера",
    advice: "Задайте в BACKUP_COPY команду, которая копирует каждую резервную копию; см. docs/operations.md.",
    evidence: (_count, detail) => detail,
  },
  "second-factor": {
    title: "Второй фактор владельцев",
    advice: "Попросите указанных людей настроить его.",
    evidence: (_count, detail) => detail,
  },
  demo: {
    title: "Нет демонстрационных данных",
    advice: "Удалите то, что пришло с демонстрацией.",
    evidence: (count) => `записей: ${count}`,
  },
  backup: {
    title: "Последняя резервная копия",
    advice: "Сделайте копию и выясните, почему нет последней.",
    evidence: (count, detail) => (count > 0 ? `часов назад: ${count}` : detail),
  },
  disk: {
    title: "Свободное место",
    advice: "Удалите ненужное или увеличьте диск DATA_DIR.",
    evidence: (count) => `свободно ${count} %`,
  },
  mail: {
    title: "Исходящие письма",
    advice: "Посмотрите среди обращений, какие письма ждут или не отправлены.",
    evidence: (count) => `ждут или не отправлены: ${count}`,
  },
  limits: {
    title: "Ограничения нагрузки",
    advice: "Уберите RATE_LIMITS=off.",
    evidence: (_count, detail) => detail,
  },
  keys: {
    title: "Ключи доступа, срок которых истекает",
    advice: "Обновите их, прежде чем программы получат отказ.",
    evidence: (_count, detail) => detail,
  },
  "alt-texts": {
    title: "Изображения без описания",
    advice: "Опишите их на трёх языках или отметьте как украшение.",
    evidence: (count) => `изображений: ${count}`,
  },
  jobs: {
    title: "Фоновые задачи",
    advice: "Посмотрите в журнале сервера, почему они не выполняются или не завершаются.",
    evidence: (_count, detail) => detail,
  },
  mailbox: {
    title: "Почтовый ящик для ответов",
    advice: "Проверьте IMAP_URL и доступность почтового сервера.",
    evidence: (_count, detail) => detail,
  },
  clock: {
    title: "Часы сервера",
    advice: "Установите часы, лучше по серверу времени: раньше они спешили.",
    evidence: (_count, detail) => detail,
  },
  schema: {
    title: "Структура базы данных",
    advice: "Перезапустите все процессы с одной и той же программой.",
    evidence: (_count, detail) => detail,
  },
  certificate: {
    title: "Сертификат TLS",
    advice: "Обновите сертификат и выясните, почему это не происходит само.",
    evidence: (count) => `осталось дней: ${count}`,
  },
  translations: {
    title: "Недостающие переводы",
    advice: "Переведите недостающее: до этого показывается немецкий текст.",
    evidence: (count, detail) => `текстов: ${count}, ${detail}`,
  },
  links: {
    title: "Ссылки в никуда",
    advice: "Измените ссылки или настройте переадресацию.",
    evidence: (count, detail) => `${count}: ${detail}`,
  },
  substitutes: {
    title: "Замена неизвестными номерами",
    advice: "Добавьте эти номера в списки деталей или исправьте их.",
    evidence: (count, detail) => `${count}: ${detail}`,
  },
}

export const findings: DashboardTexts["findings"] = {
  title: "Состояние",
  measured: (when) => `проверено ${when}`,
  again: "Проверить сейчас",
  failed: "Не удалось загрузить проверки",
  checksTitle: "Проверки",
  allWell: "Всё в порядке",
  toLookAt: (findings) => `требуют внимания: ${findings}`,
  beforeOpening: "Перед открытием",
  done: (done, total) => `готово ${done} из ${total}`,
  needed: "необходимо",
  states: { fine: "в порядке", look: "проверить", fault: "неисправность" },
  goThere: "Открыть",
  ignore: "Не учитывать",
  watch: "Снова учитывать",
  ignoredBy: (name) => `Не учитывает: ${name}.`,
  isClosed: "Сайт ещё не открыт",
  isClosedText:
    "Посетители видят страницу с названием, телефоном и почтой. Правовая информация и политика конфиденциальности доступны, поисковым системам предложено вернуться позже.",
  isOpen: "Сайт открыт",
  isOpenText: "Посетители видят всё, что опубликовано.",
  missing: (points) => `Ещё необходимо: ${points.join(", ")}.`,
  seeSite: "Открыть сайт",
  open: "Открыть сайт для всех",
  opened: "Сайт открыт.",
  close: "Закрыть",
  closeAsk: "Закрыть на время",
  closed: "Сайт закрыт.",
  closeTitle: "Закрыть сайт?",
  closeText: "Посетители будут видеть только название, телефон и почту. Вошедшие по-прежнему видят сайт.",
  switchFailed: "Не сохранено.",
  sendMail: "Отправить пробное письмо",
  mailSent: "Пробное письмо отправлено. Оно пришло?",
  mailArrived: "Письмо пришло",
  mailNoted: "Отмечено: почта доходит.",
  mailFailed: "Пробное письмо не отправлено.",
  demoAsk: "Удалить демонстрационные данные",
  demoRemove: "Удалить",
  demoTitle: "Удалить демонстрационные данные?",
  demoText:
    "Всё, что пришло с демонстрацией, попадёт в корзину, в том числе изменённое. Тексты страниц, которые никто не менял, станут пустыми.",
  demoRemoved: "Демонстрационные данные в корзине.",
  demoFailed: "Демонстрационные данные удалены не полностью.",
  checks,
}

import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const greeting = {
  de: "Guten Tag {name},",
  en: "Dear {name},",
  ru: "Здравствуйте, {name}!",
}

/** Returns a text in three languages, without greeting and signature. */
const template = (title_de: string, title_en: string, title_ru: string, de: string, en: string, ru: string) => ({
  title_de,
  title_en,
  title_ru,
  text_de: `${greeting.de}\n\n${de}\n\n{signature}`,
  text_en: `${greeting.en}\n\n${en}\n\n{signature}`,
  text_ru: `${greeting.ru}\n\n${ru}\n\n{signature}`,
})

/** Answer templates of a new site. */
const shippedTemplates = [
  template(
    "Eingegangen, in Prüfung",
    "Received, being checked",
    "Получено, проверяем",
    "vielen Dank für Ihre Anfrage {reference}. Wir prüfen die Positionen und melden uns bis {promise}.\n\n{parts}",
    "thank you for your request {reference}. We are checking the items and will come back to you by {promise}.\n\n{parts}",
    "благодарим за запрос {reference}. Мы проверяем позиции и ответим до {promise}.\n\n{parts}",
  ),
  template(
    "Maschinentyp und Seriennummer",
    "Machine type and serial number",
    "Тип машины и серийный номер",
    "zu Ihrer Anfrage {reference} brauchen wir noch den Typ und die Seriennummer der Maschine. Beides steht auf dem Typenschild.",
    "for your request {reference} we still need the type and the serial number of the machine. Both are on its name plate.",
    "по запросу {reference} нам нужны тип и серийный номер машины. Они указаны на заводской табличке.",
  ),
  template(
    "Zeichnung oder Foto",
    "Drawing or photo",
    "Чертёж или фото",
    "zu Ihrer Anfrage {reference} bitten wir um eine Zeichnung oder ein Foto des Teils oder seines Schildes. Sie können beides auf diese E-Mail hin senden.",
    "for your request {reference} please send us a drawing, or a photo of the part or its plate. You can reply to this e-mail with it.",
    "по запросу {reference} просим прислать чертёж или фото детали либо таблички. Их можно отправить ответом на это письмо.",
  ),
  template(
    "Antwort folgt",
    "Answer follows",
    "Ответ позже",
    "zu Ihrer Anfrage {reference} warten wir noch auf eine Auskunft des Herstellers. Wir melden uns bis {promise}.",
    "for your request {reference} we are waiting for the manufacturer's reply. We will come back to you by {promise}.",
    "по запросу {reference} мы ждём ответа производителя. Мы сообщим результат до {promise}.",
  ),
  template(
    "Nummer ersetzt",
    "Number superseded",
    "Номер заменён",
    "einzelne Nummern Ihrer Anfrage {reference} wurden vom Hersteller ersetzt. Wir bieten die heutigen Nummern an:\n\n{parts}",
    "some numbers of your request {reference} have been superseded by the manufacturer. We offer the present numbers:\n\n{parts}",
    "некоторые номера из запроса {reference} заменены производителем. Мы предлагаем действующие номера:\n\n{parts}",
  ),
  template(
    "Kein Angebot",
    "No offer",
    "Без предложения",
    "zu Ihrer Anfrage {reference} können wir leider kein Angebot machen, weil wir diese Teile nicht beschaffen können.",
    "we are sorry that we cannot make an offer for your request {reference}: these parts are not available to us.",
    "к сожалению, по запросу {reference} мы не можем сделать предложение: эти детали нам недоступны.",
  ),
  template(
    "Nachfrage",
    "Asking again",
    "Напоминание",
    "wir haben Ihnen zu Ihrer Anfrage {reference} geschrieben und noch keine Antwort. Besteht der Bedarf noch?",
    "we wrote to you about your request {reference} and have not heard from you. Do you still need the parts?",
    "мы писали вам по запросу {reference} и пока не получили ответа. Детали ещё нужны?",
  ),
  template(
    "Abschluss",
    "Closing",
    "Завершение",
    "wir schließen Ihre Anfrage {reference} hiermit ab. Wenn Sie noch etwas brauchen, antworten Sie einfach auf diese E-Mail.",
    "we are closing your request {reference}. If you need anything else, just reply to this e-mail.",
    "мы закрываем запрос {reference}. Если понадобится что-то ещё, просто ответьте на это письмо.",
  ),
]

type Row = Record<string, unknown>
type FirstTables = Record<"content_state" | "counter" | "page" | "settings" | "template", Row>

/** Inserts the rows that always exist, and the answer templates of a new site. */
export const insertFirstRows: Migration = {
  async up(db: Kysely<FirstTables>) {
    await db.insertInto("content_state").values({ id: 1 }).execute()
    await db.insertInto("counter").values({ name: "part" }).execute()
    await db.insertInto("settings").values({ id: 1, version: 0 }).execute()
    for (const link of ["contact", "privacy-policy", "careers", "gas-turbina"])
      await db.insertInto("page").values({ link, version: 0 }).execute()
    for (const [index, texts] of shippedTemplates.entries())
      await db
        .insertInto("template")
        .values({ ...texts, position: index + 1, updated_at: "" })
        .execute()
  },
}

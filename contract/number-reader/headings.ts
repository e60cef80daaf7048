/** Role of a column in a pasted list; "other" is a known heading for neither number nor quantity. */
export type ColumnRole = "number" | "successor" | "quantity" | "position" | "other"

const list = (...lines: string[]): string[] => lines.flatMap((line) => line.split(", "))

const words: Record<ColumnRole, readonly string[]> = {
  number: list(
    "part number, part no, part nr, partnumber, partno, part, p n, pn, mpn, oem number, oem no, oem part number, oem",
    "teilenummer, teile nr, teilenr, teil nr, teilnummer, artikelnummer, artikel nr, artikelnr, art nr, sachnummer",
    "sach nr, material, materialnummer, material nr, material no, ident nr, identnummer, nummer, item number, item code",
    "номер детали, номер, номер запчасти, артикул, каталожный номер, кат номер, партномер, парт номер, обозначение",
    "чертежный номер, номер по каталогу, teilenummer oem, herstellernummer, hersteller nr, zeichnungsnummer",
    "material number, mat nr, mat no, materialnr, zeichnungs nr, drawing no, drawing number, oem p n, oem nr, oem nummer",
    "oem part no, vendor part number, ge part number, ge p n, catalogue number, catalog no, каталожный №, кат №, № детали",
    "mfr part number, mfr part no, mfr p n, manufacturer part number, manufacturer part no, manufacturer p n, ge part no",
    "supplier part number, supplier part no, sku, ersatzteilnummer, ersatzteil nr, номер запасной части",
    "артикул №, № по каталогу, номер по чертежу, № чертежа, werksmaterial, werksmaterialnummer",
  ),
  successor: list(
    "substitute part, substitute, subst part, superseded by, replaced by, successor, new number, new part number",
    "ersatz, ersatzteil, ersatznummer, ersetzt durch, nachfolger, neue nummer, замена, заменен на, заменена на, аналог",
    "new p n, new part no, nachfolge nr, nachfolgenummer, nachfolgeteil, ersatz nr, новый номер",
    "nachfolgematerial, nachfolge material, folgematerial, follow up material",
  ),
  quantity: list(
    "quantity, qty, qnty, order qty, order quantity, required, required qty, qty required, amount, pcs, pieces",
    "menge, anzahl, stuck, stk, stckzahl, stuckzahl, bedarf, bestellmenge, anfragemenge, benotigte menge",
    "количество, кол во, колво, кол, к во, штук, шт, потребность, требуется, заказ",
    "bestellung, bestellt, ordered, заказано, anz, mng, q ty, req qty, order qnty, soll menge, sollmenge, gesamtmenge, total qty, stueck, stueckzahl",
  ),
  position: list(
    "pos, position, pos nr, pos no, item, item no, line, line no, no, nr, lfd nr, lfdnr, lfd, zeile, row",
    "позиция, поз, п п, no п п, n п п, п п no, строка",
  ),
  other: list(
    "description, designation, name, beschreibung, benennung, bezeichnung, artikel, text, описание, наименование",
    "stock, on stock, bestand, lagerbestand, lager, остаток, наличие, на складе, price, unit price, total, preis",
    "einzelpreis, gesamtpreis, gesamt, summe, netto, цена, сумма, стоимость, eur, usd, rub, unit, uom, einheit, me",
    "ед изм, единица, ед, weight, gewicht, вес, масса, year, baujahr, jahr, год, date, datum, дата, termin, liefertermin",
    "lieferzeit, lead time, delivery, срок, срок поставки, remark, remarks, bemerkung, bemerkungen, примечание, note, kw",
    "ersatz fur, replaces, supersedes, old number, alte nummer, заменяет, взамен, старый номер, nomenclature, номенклатура",
    "basismengeneinheit, bme, base unit of measure, base unit, werk, plant, warengruppe, material group, materialart",
    "eff, eff code, effectivity, usable on, usable on code, smr, smr code, source code, cage, cage code, fig, figure, fig item",
    "bezeichnung 1, bezeichnung 2, price unit, hersteller, manufacturer, производитель, serial number, serial no, seriennummer, заводской номер, stage, stufe",
  ),
}

/** Folds a heading: drops case, accents, punctuation, brackets with their text, a final unit and a final year, as in
 * "Menge [Stk]" and "Bedarf 2027". */
const plain = (heading: string) =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/\([^)]*\)|\[[^\]]*\]/gu, " ")
    .replace(/[,/]\s*(?:шт|pcs?|stk|st|stuck|ea)\.?\s*$/u, " ")
    .replace(/(?<=\p{L}\s)(?:19|20)\d\d\s*$/u, " ")
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()

const roles = new Map(
  (Object.keys(words) as ColumnRole[]).flatMap((role) => words[role].map((word) => [plain(word), role] as const)),
)

// Words of headings that no list names: what is no quantity, and what may be one that is not ordered.
const price = /preis|price|cost|kosten|цена|стоим|сумм|(?:^| )(?:eur|euro|usd|руб)(?: |$)/u
const measure = /gewicht|weight|масс|woch|week|недел|lieferz|lead|срок|(?:^| )(?:вес|kg|кг|kw|tage|days|дней)(?: |$)/u
const count =
  /menge|anzahl|bedarf|stuckzahl|количеств|потребн|(?:^| )(?:qty|qnty|quantity|anz|stk|stuck|stueck|pcs|к(?:ол)? во|колво|кол|шт)(?: |$)/u
const otherCount =
  /einheit|unit|lager|stock|bestand|vorhand|avail|налич|liefert|lieferbar|shipped|delivered|einbau|verbaut|verbrauch|install|установл|mindest|verpack|(?:^| )(?:je|per|pro|на|nr|no|number|номер|ед|hand|pack|min|max|мин|макс|set|satz|engine|machine|turbine|maschine|комплект|агрегат)(?: |$)/u

function roleByWords(heading: string): ColumnRole | null {
  if (price.test(heading)) return "other"
  if (count.test(heading)) return measure.test(heading) || otherCount.test(heading) ? null : "quantity"
  return measure.test(heading) ? "other" : null
}

/** Returns the field that a heading names, in any of the three languages, any case and punctuation; null for an unknown heading. */
export function roleOfHeading(cell: string): ColumnRole | null {
  const heading = plain(cell)
  return roles.get(heading) ?? roleByWords(heading)
}

import type { Application } from "#contract/application.ts"
import type { AuditPage } from "#contract/audit.ts"
import type { AccessKey, NewAccessKey } from "#contract/access-key.ts"
import type {
  Account,
  DeviceKey,
  Passkey,
  PasskeyAdded,
  PasskeyStart,
  RecoveryCodes,
  SecondFactor,
  Session,
  SignInMethods,
  SignInResponse,
  TicketHolder,
} from "#contract/auth.ts"
import type { Backup, BackupState } from "#contract/backup.ts"
import type { HumanCheckPicture, Challenge } from "#contract/human-check.ts"
import type { DeskFigures } from "#contract/desk-figures.ts"
import type { DemandBoard, DemandPatch } from "#contract/demand.ts"
import type { Customer } from "#contract/customer.ts"
import type { Category } from "#contract/category.ts"
import type { Amounts, Found } from "#contract/find.ts"
import type { SiteFinding, Findings } from "#contract/finding.ts"
import type { GroupedSheetResult } from "#contract/grouped-sheet.ts"
import type { HistoryEntry } from "#contract/history.ts"
import type { Image } from "#contract/image.ts"
import type { DeskPerson, Inquiry, InquiryPage, Looking, InquiryReceipt } from "#contract/inquiry.ts"
import type { InquiryLine, InquiryLineReading } from "#contract/inquiry-line.ts"
import type { Message, Thread } from "#contract/message.ts"
import type { Offer, OfferSummary } from "#contract/offer.ts"
import type { OfferSettings } from "#contract/offer-settings.ts"
import type { LastPrice, PriceMemory } from "#contract/offer-list.ts"
import type { Part, PartIds, PartPage } from "#contract/part.ts"
import type { PartAlias } from "#contract/part-alias.ts"
import type { PartChoice, PartOfNumber } from "#contract/part-page.ts"
import type { PartCounts, PartList, PartRowsAdded, PartsChanged } from "#contract/part-list.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import type { Partner } from "#contract/partner.ts"
import type { Invited, Member, Members, TicketLink } from "#contract/people.ts"
import type { Erased, Person } from "#contract/person.ts"
import type { PicturePage, PictureReplaced, StoredPicture } from "#contract/picture.ts"
import type { Product, ProductCard, ProductProperty } from "#contract/product.ts"
import type {
  NewShare,
  Plan,
  Preview,
  Publication,
  Publications,
  PublishedKind,
  PublishedMany,
  RecordPresence,
  Share,
} from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { References } from "#contract/reference.ts"
import type { Redirect, RedirectImport, RedirectPage, SitePage, UnknownPaths } from "#contract/redirect.ts"
import type { SearchResult } from "#contract/search.ts"
import type { Service } from "#contract/service.ts"
import type { UnsortedPage } from "#contract/unsorted-mail.ts"
import type { Settings } from "#contract/settings.ts"
import type { ImportProgress, ImportState, PartsRestored, SheetResult, UndoResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import type { PageBlock, TextPage } from "#contract/text-page.ts"
import type { Synonym } from "#contract/synonym.ts"
import type { Template } from "#contract/template.ts"
import type { Translation, TranslationImport, TranslationPage } from "#contract/translation.ts"
import type { TrashEntry } from "#contract/trash.ts"
import type { Visits } from "#contract/visit.ts"

/** Response of each call, null for an empty body. A call missing here does not compile. */
export interface Calls {
  "GET /application": Application[]
  "DELETE /application/:id": null
  "GET /audit": AuditPage
  "POST /auth/accept": { login: string }
  "POST /auth/confirm": null
  "PATCH /auth/login": { login: string }
  "POST /auth/login": SignInResponse
  "POST /auth/me": Account
  "GET /auth/methods": SignInMethods
  "POST /auth/passkey/start": PasskeyStart
  "GET /auth/passkeys": Passkey[]
  "POST /auth/passkeys": PasskeyAdded
  "POST /auth/passkeys/start": PasskeyStart
  "PATCH /auth/passkeys/:id": null
  "DELETE /auth/passkeys/:id": null
  "PATCH /auth/profile": Account
  "POST /auth/reset": null
  "GET /auth/second-factor": SecondFactor
  "POST /auth/second-factor": RecoveryCodes
  "POST /auth/second-factor/recovery-codes": RecoveryCodes
  "POST /auth/second-factor/start": DeviceKey
  "DELETE /auth/second-factor": null
  "GET /auth/sessions": Session[]
  "DELETE /auth/sessions": null
  "DELETE /auth/sessions/:id": null
  "POST /auth/ticket": TicketHolder
  "PATCH /auth/password": null
  "GET /backup": Backup
  "GET /backups": Backup[]
  "GET /backup/state": BackupState
  "GET /captcha": HumanCheckPicture
  "GET /captcha/challenge": Challenge
  "POST /captcha/verify": { token: string }
  "DELETE /message/:id": null
  "GET /desk/figures": DeskFigures
  "GET /desk/people": DeskPerson[]
  "POST /request/desk": Inquiry
  "POST /request/:id/eml": Message
  "GET /mail/unsorted": UnsortedPage
  "POST /mail/unsorted/:id": InquiryReceipt
  "DELETE /mail/unsorted/:id": null
  "GET /synonym": Synonym[]
  "POST /synonym": Synonym
  "PATCH /synonym/:id": Synonym
  "DELETE /synonym/:id": null
  "GET /template": Template[]
  "POST /template": Template
  "PATCH /template/:id": Template
  "DELETE /template/:id": null
  "GET /category": Category[]
  "GET /demand": DemandBoard
  "PATCH /demand": DemandPatch
  "GET /draft": Publications
  "POST /draft/publish": PublishedMany
  "POST /draft/ready": { ready: number }
  "GET /draft/:kind/:id": Publication
  "PUT /draft/:kind/:id": Publication
  "DELETE /draft/:kind/:id": null
  "POST /draft/:kind/:id/image": Image
  "POST /draft/:kind/:id/picture": Image
  "DELETE /draft/:kind/:id/image/:image": null
  "POST /draft/:kind/:id/publish": Records[PublishedKind]
  "POST /draft/:kind/:id/return": Publication
  "PUT /draft/:kind/:id/presence": RecordPresence
  "GET /reference/:kind/:id": References
  "GET /find": Found
  "GET /find/amounts": Amounts
  "GET /history/:kind/:id": HistoryEntry[]
  "POST /history/part/:id/:version/restore": Part
  "GET /page/:link": TextPage
  "POST /plan": Plan[]
  "DELETE /plan/:id": null
  "POST /plan/:id/confirm": Plan[]
  "GET /part/:slug": PartOfNumber | PartChoice
  "POST /part/lookup": PartLookupResult
  "GET /part-alias": PartAlias[]
  "POST /part-alias": PartAlias
  "DELETE /part-alias/:id": null
  "GET /part": PartList
  "GET /part/counts": PartCounts
  "PATCH /part": PartsChanged
  "POST /part/undo": PartsChanged
  "GET /partner/all": Partner[]
  "GET /people": Members
  "POST /people": Invited
  "PATCH /people": Members
  "PATCH /people/:id": Member
  "DELETE /people/:id": null
  "POST /people/:id/invite": TicketLink
  "POST /people/:id/reset": TicketLink
  "DELETE /people/:id/sessions": null
  "DELETE /people/:id/second-factor": null
  "GET /offer/settings": OfferSettings
  "PATCH /offer/settings": OfferSettings
  "GET /person": Person
  "DELETE /person": Erased
  "GET /picture": PicturePage
  "GET /picture/:hash": StoredPicture
  "PATCH /picture/:hash": PictureReplaced
  "POST /picture/:hash/replace": PictureReplaced
  "GET /product": ProductCard[]
  "GET /product/show/:id": Product
  "POST /redirect/unknown": UnknownPaths
  "GET /request": InquiryPage
  "GET /request/:id": Thread
  "PATCH /request/:id": Inquiry
  "DELETE /request/:id": null
  "DELETE /request/:id/link": null
  "POST /request/:id/mail": Inquiry
  "GET /request/:id/offer": OfferSummary[]
  "POST /request/:id/offer": Offer
  "GET /offer/:id": Offer
  "PATCH /offer/:id": Offer
  "GET /offer/:id/prices": LastPrice[]
  "POST /offer/:id/send": Offer
  "POST /offer/:id/withdraw": Offer
  "GET /customer": Customer[]
  "GET /line": PriceMemory
  "POST /request/:id/line": InquiryLine[]
  "POST /request/:id/line/read": InquiryLineReading
  "POST /line/read": InquiryLineReading
  "PATCH /line/:id": InquiryLine
  "DELETE /line/:id": null
  "POST /request/:id/merge": null
  "POST /request/:id/message": Message
  "PUT /request/:id/presence": { looking: Looking[] }
  "GET /search": SearchResult
  "GET /service": Service[]
  "GET /redirect": RedirectPage
  "POST /redirect": Redirect
  "PATCH /redirect/:id": Redirect
  "DELETE /redirect/:id": null
  "POST /redirect/import": RedirectImport
  "GET /redirect/page": SitePage[]
  "GET /service/:id": Service
  "GET /finding": Findings
  "PATCH /finding/:check": SiteFinding
  "DELETE /finding/demo": null
  "POST /mail/test": { to: string }
  "GET /settings": Settings
  "POST /settings/image/:name": Settings
  "DELETE /settings/image/:name": Settings
  "GET /share": Share[]
  "POST /share": NewShare
  "PUT /share/mine": Preview
  "DELETE /share/:id": null
  "GET /spare": SpareSummary[]
  "GET /spare/:id": Spare
  "POST /spare/:id/excel/update": SheetResult
  "POST /spare/excel/update": GroupedSheetResult
  "GET /spare/excel/update/:run": ImportProgress
  "DELETE /spare/excel/columns/:shape": null
  "GET /spare/:id/import": ImportState[]
  "GET /spare/:id/import/:run": ImportProgress
  "POST /spare/:id/import/:run/undo": UndoResult
  "POST /spare/:id/part": Part
  "PATCH /spare/:id/part/:part": Part
  "POST /spare/:id/part/rows": PartRowsAdded
  "POST /spare/:id/part/bulk": { changed: number }
  "PATCH /spare/:id/part/bulk": PartsChanged
  "GET /spare/:id/part/ids": PartIds
  "GET /spare/:id/search": PartPage
  "GET /token": AccessKey[]
  "POST /token": NewAccessKey
  "POST /token/:id/renew": NewAccessKey
  "DELETE /token/:id": null
  "GET /trash": TrashEntry[]
  "DELETE /trash/:id": null
  "POST /trash/:id/restore": PartsRestored | null
  "POST /trash/restore": { restored: number }
  "GET /translation": TranslationPage
  "PUT /translation": Translation
  "POST /translation/current": null
  "POST /translation/import": TranslationImport
  "GET /visit": Visits
}
export type Call = keyof Calls

/** Paths that respond with a file, by GET unless prefixed with a method. */
export type FileAddress =
  | "/application/:id/cv/:number"
  | "/audit"
  | "/backups/:name"
  | "/demand/csv"
  | "/desk/figures"
  | "/mail/unsorted/:id/file/:number"
  | "/message/:id/file/:number"
  | "/offer/:id/pdf"
  | "/offer/:id/xlsx"
  | "/redirect/csv"
  | "/request/export"
  | "/request/:id/line/xlsx"
  | "/request/:id/photo/:number"
  | "/spare/excel/template"
  | "/spare/:id/excel"
  | "/translation/export"
  | "POST /spare/excel/refused"

/** Shape of each kind of record in responses. */
export interface Records extends Record<RecordKind, { version: number }> {
  service: Service
  spare: SpareSummary
  product: Product
  property: ProductProperty
  category: Category
  partner: Partner
  page: TextPage
  "page-part": PageBlock
  settings: Settings
  synonym: Synonym
}

/** Calls shared by all kinds of records, by the path after the record's own. */
export interface RecordCalls<Stored> {
  POST: Stored
  PATCH: Stored
  DELETE: null
  "POST /current": Stored
  "POST /image/add": Image
  "DELETE /image/delete": null
  "PATCH /image/order": Image[]
  "PATCH /image/:image": Image
}

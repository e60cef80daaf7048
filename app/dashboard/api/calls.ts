import type { Application } from "#contract/application.ts"
import type { AuditPage } from "#contract/audit.ts"
import type { Account, SignInResponse } from "#contract/auth.ts"
import type { Backup, BackupState } from "#contract/backup.ts"
import type { PictureCheck, Challenge } from "#contract/human-check.ts"
import type { Category } from "#contract/category.ts"
import type { HistoryEntry } from "#contract/history.ts"
import type { Image } from "#contract/image.ts"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import type { Part, PartIds, PartPage } from "#contract/part.ts"
import type { Partner } from "#contract/partner.ts"
import type { Erased, Person } from "#contract/person.ts"
import type { Product, ProductCard, ProductProperty } from "#contract/product.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { Service } from "#contract/service.ts"
import type { Settings } from "#contract/settings.ts"
import type { ImportProgress, ImportState, PartsRestored, SheetResult, UndoResult } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import type { PageBlock, TextPage } from "#contract/text-page.ts"
import type { TrashEntry } from "#contract/trash.ts"

/** The response of each call, null where its body is empty. A call that is not in this table does not compile. */
export interface Calls {
  "GET /application": Application[]
  "DELETE /application/:id": null
  "GET /audit": AuditPage
  "PATCH /auth/login": { login: string }
  "POST /auth/login": SignInResponse
  "POST /auth/me": Account
  "PATCH /auth/password": null
  "GET /backup": Backup
  "GET /backups": Backup[]
  "GET /backup/state": BackupState
  "GET /captcha": PictureCheck
  "GET /captcha/challenge": Challenge
  "POST /captcha/verify": { token: string }
  "GET /category": Category[]
  "DELETE /category/:id": null
  "GET /history/:kind/:id": HistoryEntry[]
  "GET /page/:link": TextPage
  "DELETE /page/page-part/:id/:link": null
  "GET /partner/all": Partner[]
  "DELETE /partner/:id": null
  "GET /person": Person
  "DELETE /person": Erased
  "GET /product": ProductCard[]
  "GET /product/show/:id": Product
  "DELETE /product/:id": null
  "DELETE /product/property/:id": null
  "PATCH /product/:id/property/order": ProductProperty[]
  "GET /request": InquiryPage
  "PATCH /request/:id": Inquiry
  "DELETE /request/:id": null
  "POST /request/:id/mail": Inquiry
  "GET /service": Service[]
  "GET /service/:id": Service
  "DELETE /service/:id": null
  "GET /settings": Settings
  "GET /spare": SpareSummary[]
  "GET /spare/:id": Spare
  "DELETE /spare/:id": null
  "POST /spare/:id/excel/update": SheetResult
  "GET /spare/:id/import": ImportState[]
  "GET /spare/:id/import/:run": ImportProgress
  "POST /spare/:id/import/:run/undo": UndoResult
  "POST /spare/:id/part": Part
  "PATCH /spare/:id/part/:part": Part
  "DELETE /spare/:id/part/:part": null
  "POST /spare/:id/part/bulk": { changed: number }
  "GET /spare/:id/part/ids": PartIds
  "GET /spare/:id/search": PartPage
  "GET /trash": TrashEntry[]
  "DELETE /trash/:id": null
  "POST /trash/:id/restore": PartsRestored | null
  "POST /trash/restore": { restored: number }
}
export type Call = keyof Calls

/** Addresses that respond with a file. */
export type FileAddress = "/application/:id/cv/:number" | "/backups/:name" | "/request/export" | "/spare/excel/template"

/** What each kind of record looks like in responses. */
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
}

/** The calls that all kinds of records share, by what follows the record's own address. */
export interface RecordCalls<Stored> {
  GET: Stored
  POST: Stored
  PATCH: Stored
  "POST /current": Stored
  "POST /image/add": Image
  "DELETE /image/delete": null
  "PATCH /image/order": Image[]
  "PATCH /image/:image": Image
}

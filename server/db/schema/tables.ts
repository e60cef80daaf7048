import type {
  SettingsTable,
  ServiceTable,
  SpareTable,
  PartTable,
  PartSetTable,
  CounterTable,
  ImportTable,
  ImportPartTable,
  ImportRunTable,
  SheetColumnsTable,
  ImageTable,
  PictureTable,
  PictureSizeTable,
  TextPageTable,
  PageBlockTable,
  CategoryTable,
  ProductTable,
  ProductPropertyTable,
  PartnerTable,
  ContentStateTable,
} from "./content.ts"
import type { MissingAddressTable, RedirectsTable } from "./addresses.ts"
import type {
  MessageFileTable,
  MessageTable,
  PresenceTable,
  TemplateTable,
  TakenMailTable,
  UnsortedFileTable,
  UnsortedMailTable,
} from "./desk.ts"
import type { DemandTable, DemandIgnoredTable, PartAliasTable } from "./demand.ts"
import type {
  AccessKeyTable,
  AccountTable,
  AuditTable,
  HumanCheckTable,
  HumanCheckTokenTable,
  PasskeyTable,
  RecoveryCodeTable,
  RuleTable,
  SessionTable,
  TicketTable,
} from "./people.ts"
import type { DraftTable, HiddenTable, PlanTable, ShareTable } from "./publishing.ts"
import type { InquiryFileTable, InquiryTable, ApplicationTable, ApplicationFileTable } from "./inquiries.ts"
import type {
  TrashTable,
  HistoryTable,
  IdempotencyTable,
  JobTable,
  BackupTable,
  BackupFailureTable,
  OutboxTable,
  OutboxItemTable,
  ErasuresTable,
  RateLimitTable,
  SecretTable,
} from "./engine.ts"

/** All tables by name. */
export interface Tables {
  settings: SettingsTable
  service: ServiceTable
  spare: SpareTable
  part: PartTable
  part_set: PartSetTable
  counter: CounterTable
  import: ImportTable
  import_part: ImportPartTable
  import_run: ImportRunTable
  sheet_columns: SheetColumnsTable
  image: ImageTable
  picture: PictureTable
  picture_size: PictureSizeTable
  page: TextPageTable
  page_part: PageBlockTable
  category: CategoryTable
  product: ProductTable
  product_property: ProductPropertyTable
  partner: PartnerTable
  request: InquiryTable
  request_file: InquiryFileTable
  application: ApplicationTable
  application_file: ApplicationFileTable
  trash: TrashTable
  history: HistoryTable
  audit: AuditTable
  ticket: TicketTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  access_key: AccessKeyTable
  rule: RuleTable
  backup: BackupTable
  backup_failure: BackupFailureTable
  idempotency: IdempotencyTable
  job: JobTable
  admin: AccountTable
  session: SessionTable
  captcha: HumanCheckTable
  human_token: HumanCheckTokenTable
  outbox: OutboxTable
  outbox_item: OutboxItemTable
  erasures: ErasuresTable
  rate_limit: RateLimitTable
  secret: SecretTable
  content_state: ContentStateTable
  demand: DemandTable
  demand_ignored: DemandIgnoredTable
  part_alias: PartAliasTable
  redirect: RedirectsTable
  missing_address: MissingAddressTable
  hidden: HiddenTable
  draft: DraftTable
  plan: PlanTable
  share: ShareTable
  message: MessageTable
  message_file: MessageFileTable
  presence: PresenceTable
  unsorted_mail: UnsortedMailTable
  unsorted_file: UnsortedFileTable
  taken_mail: TakenMailTable
  template: TemplateTable
}

import { addressCheck } from "./checks/address.ts"
import { altTextsCheck } from "./checks/alt-texts.ts"
import { backupCheck } from "./checks/backup.ts"
import { backupCopyCheck } from "./checks/backup-copy.ts"
import { companyCheck } from "./checks/company.ts"
import { demoCheck } from "./checks/demo.ts"
import { diskCheck } from "./checks/disk.ts"
import { imprintCheck } from "./checks/imprint.ts"
import { keysCheck } from "./checks/keys.ts"
import { limitsCheck } from "./checks/limits.ts"
import { mailCheck } from "./checks/mail.ts"
import { mailTestCheck } from "./checks/mail-test.ts"
import { privacyCheck } from "./checks/privacy.ts"
import { proxyCheck } from "./checks/proxy.ts"
import { secondFactorCheck } from "./checks/second-factor.ts"
import { jobsCheck } from "./checks/jobs.ts"
import { mailboxCheck } from "./checks/mailbox.ts"
import { clockCheck } from "./checks/clock.ts"
import { schemaCheck } from "./checks/schema.ts"
import { certificateCheck } from "./checks/certificate.ts"
import { translationsCheck } from "./checks/translations.ts"
import { linksCheck } from "./checks/links.ts"
import { substitutesCheck } from "./checks/substitutes.ts"
import type { Check } from "./check.ts"

/** All checks, in the order of `findingNames`. */
export const checks: readonly Check[] = [
  companyCheck,
  imprintCheck,
  privacyCheck,
  addressCheck,
  mailTestCheck,
  proxyCheck,
  backupCopyCheck,
  secondFactorCheck,
  demoCheck,
  backupCheck,
  diskCheck,
  mailCheck,
  limitsCheck,
  keysCheck,
  altTextsCheck,
  jobsCheck,
  mailboxCheck,
  clockCheck,
  schemaCheck,
  certificateCheck,
  translationsCheck,
  linksCheck,
  substitutesCheck,
]

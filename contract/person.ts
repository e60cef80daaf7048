import { z } from "zod"
import { applicationSchema } from "./application.ts"
import { inquirySchema } from "./inquiry.ts"
import { messageSchema } from "./message.ts"
import { emailSchema } from "./text.ts"
import { unsortedMailSchema } from "./unsorted-mail.ts"

export const personQuerySchema = z.object({ email: emailSchema })

const inTrash = { deleted: z.boolean() }

/** Everything stored about one e-mail address, including the trash. */
export const personSchema = z
  .object({
    email: z.string(),
    inquiries: z.array(inquirySchema.extend({ ...inTrash, messages: z.array(messageSchema) })),
    applications: z.array(applicationSchema.extend(inTrash)),
    /** Mails from and to the address in others' inquiries, and unsorted ones. */
    messages: z.array(messageSchema),
    mails: z.array(unsortedMailSchema),
    /** Others' inquiries that came by a mail with a copy to the address. */
    copies: z.array(z.object({ id: z.number().int(), reference: z.string() })),
    /** Inquiries of the address that an erasure leaves, since their offers were accepted, and the last day of that. */
    kept: z.array(z.object({ id: z.number().int(), reference: z.string(), until: z.string() })),
  })
  .meta({ id: "Person" })
export type Person = z.infer<typeof personSchema>

export const erasedSchema = z
  .object({ inquiries: z.number().int(), applications: z.number().int() })
  .meta({ id: "Erased" })
export type Erased = z.infer<typeof erasedSchema>

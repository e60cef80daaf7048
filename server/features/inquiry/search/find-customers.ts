import type { Customer } from "#contract/customer.ts"
import type { AppContext } from "#server/app-context.ts"
import { foldedEmail } from "#server/folded-email.ts"
import { foldForSearch, searchTerms } from "./fold-search.ts"
import { findInquiryIds, isAmongInquiries } from "./inquiry-index.ts"

const newest = 300
const mostCustomers = 8

/** Returns who has inquired before and has all terms of a query in name, company, address or telephone, last one first. */
export async function findCustomers(app: AppContext, query: string): Promise<Customer[]> {
  const inquiryIds = (await findInquiryIds(app, query)) ?? []
  const terms = searchTerms(query)
  const rows = await app.db
    .selectFrom("request")
    .select(["name", "company", "email", "phone", "lang", "created_at"])
    .where("deleted_at", "is", null)
    .where(isAmongInquiries(inquiryIds))
    .orderBy("created_at", "desc")
    .limit(newest)
    .execute()
  const named = rows.filter(({ name, company, email, phone }) => {
    const fields = [name, company, email, phone].map(foldForSearch)
    return terms.every((term) => fields.some((field) => field.includes(term)))
  })
  const groups = Map.groupBy(named, ({ name, company, email }) => foldedEmail(email) || `${company} ${name}`)
  return [...groups.values()].slice(0, mostCustomers).flatMap((inquiries) => {
    const [last] = inquiries
    if (!last) return []
    const { created_at, ...customer } = last
    return { ...customer, inquiries: inquiries.length, last_at: created_at }
  })
}

import { customerQuerySchema, customersSchema } from "#contract/customer.ts"
import { routes } from "#server/api-kit/routes.ts"
import { findCustomers } from "./search/find-customers.ts"

export const customerApi = routes("Desk", { needs: "inquiries.edit" }).call(
  "GET /",
  {
    summary: "Who has inquired before, by name, company, address or telephone",
    query: customerQuerySchema,
    returns: customersSchema,
  },
  ({ app, query: { query } }) => findCustomers(app, query),
)

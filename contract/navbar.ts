import { z } from "zod"
import { localized } from "./localized.ts"
import { servicePlaces } from "./service-constants.ts"

const titles = { id: z.number().int(), ...localized("title", z.string()) }

export const navbarSchema = z
  .object({
    partners: z.number().int(),
    /** Whether the careers page is shown. */
    careers: z.boolean(),
    services: z.array(z.object({ ...titles, place: z.enum(servicePlaces) })),
    spares: z.array(z.object({ ...titles, parts_total: z.number().int() })),
  })
  .meta({ id: "Navbar" })
export type Navbar = z.infer<typeof navbarSchema>

import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { limits } from "#contract/limits.ts"
import { localizedNames } from "#contract/localized.ts"
import { recordPagePath } from "#contract/page-address.ts"
import { servicePlaces } from "#contract/service-constants.ts"
import type { Service } from "#contract/service.ts"
import { defineScreen } from "../record/define-screen.tsx"
import { useRead } from "../record/reads.ts"
import { recordRow } from "../record/record-entry.tsx"
import { missingTitle } from "../record/define-form.ts"
import { shownTitle } from "../ui/shown-text.ts"

/** Services: what the company does, each with a page. */
export default defineScreen({
  kind: "service",
  texts: ({ services }) => services,
  title: shownTitle,
  removeText: (service, language, { services }) =>
    services.removeText(shownTitle(service, language).text, service.image_list.length),
  fields: [
    ...localizedNames("title"),
    ...localizedNames("summary"),
    ...localizedNames("text"),
    ...localizedNames("meta_title"),
    ...localizedNames("meta_description"),
    "place",
  ],
  start: { place: "site" },
  columns: ({ editor }) => [
    { name: "title", kind: "line", label: editor.title, isRequired: true, maxLength: dashboardLimits.title },
    { name: "summary", kind: "area", label: editor.summary, maxLength: limits.partDescription },
    { name: "text", kind: "rich", label: editor.text },
  ],
  choice: {
    name: "place",
    values: servicePlaces,
    texts: ({ services }) => ({ section: services.details, label: services.place, options: services.places }),
  },
  needsPicture: true,
  size: "wide",
  check: (values, { common }) => missingTitle(values, common.fieldErrors.required),
  list: {
    useRows: () => useRead("GET /service"),
    reads: ["GET /service"],
    stamp: (rows, { services }) => services.total(rows.length),
    titleOf: (row, language) => shownTitle(row, language),
    look: "rows",
    Entry: recordRow<Service>({
      hasText: (service, language) => service[`title_${language}`] !== "" && service[`text_${language}`] !== "",
      facts: (service, { services }) => services.places[service.place],
    }),
  },
  record: {
    useRecord: (id) => useRead("GET /service/:id", { params: { id } }),
    page: ({ id, title_de }) => recordPagePath("service", id, title_de),
    result: ({ id }) => ({ kind: "service", id }),
  },
})

import { localizedNames } from "#contract/localized.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordFormDefinition } from "../record/define-form.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { RecordSection } from "../record/record-section.tsx"
import { PageBlockCard } from "./block-card.tsx"
import { pageBlockName } from "./block-name.ts"
import "./blocks.css"

const fields = localizedNames("description")

/** One block of a page: a description in three languages and an optional image. */
const blockForm: RecordFormDefinition<"page-part", null> = {
  kind: "page-part",
  texts: ({ pages }) => ({
    add: pages.addPart,
    edit: pages.editPart,
    added: pages.partAdded,
    remove: pages.removePart,
  }),
  title: (block) => ({ text: pageBlockName(block), lang: undefined }),
  removeText: (block, _language, { pages }) => pages.removeText(pageBlockName(block) || pages.noText),
  fields,
  columns: ({ pages }) => [{ name: "description", kind: "rich", label: pages.description }],
  onePicture: "optional",
  hasDialogChecks: true,
  size: "wide",
  check: (values, { pages }, isNew): Record<string, string> =>
    isNew && fields.every((name) => values[name] === "") ? { description_de: pages.descriptionNeeded } : {},
  parent: "gas-turbina",
}

/** Blocks below the page's text. */
export function PageBlocks({ record: { parts } }: SectionProps<"page", unknown>) {
  const { pages: texts } = useDashboardTexts()
  return (
    <RecordSection
      definition={blockForm}
      context={null}
      records={parts}
      texts={{ title: texts.parts, add: texts.addPart, emptyTitle: texts.noParts, emptyText: texts.noPartsText }}
      readAbove="GET /page/:link"
      scope={{ page_id: parts[0]?.page_id ?? "gas-turbina" }}
      fresh={{ values: {} }}
      listClass="page-blocks"
      Entry={PageBlockCard}
    />
  )
}

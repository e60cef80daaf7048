import { localizedNames } from "#contract/localized.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languages } from "#contract/language.ts"
import type { PageBlock } from "#contract/text-page.ts"
import type { RecordFormDefinition } from "../record/define-form.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { RecordSection, type SectionEntryProps } from "../record/record-section.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import { textOfHtml } from "../editor/plain-text.ts"
import { imageSource } from "../image/image-source.ts"
import { OrderedEntry } from "../list/ordered-list.tsx"
import { useMayWriteRecord } from "../translations/use-may-write-in.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Button, IconOnlyButton } from "../ui/button.tsx"
import "./blocks.css"

const longest = 80

/** Returns the first line of a block's description, in German or any other language; "" without one. */
function pageBlockName(part: PageBlock): string {
  const text = languages.map((language) => textOfHtml(part[`description_${language}`])).find((words) => words !== "")
  const [line = ""] = (text ?? "").split("\n")
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()} …`
}

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

/** A block of a page. */
function PageBlockCard({ record: part, marks, order, onEdit, onRemove }: SectionEntryProps<"page-part">) {
  const { pages: texts, common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const mayWrite = useMayWriteRecord()
  const [image] = part.image_list
  const name = pageBlockName(part)
  const shown = languages.find((language) => part[`description_${language}`] !== "")
  const rest = shown ? textOfHtml(part[`description_${shown}`]).split("\n").slice(1).join(" ") : ""
  const states = languageStates(part, (language) => part[`description_${language}`] !== "")
  return (
    <OrderedEntry order={order} id={part.id} name={name || texts.noText}>
      {image ? (
        <img src={imageSource(image, 640)} alt="" width={image.width} height={image.height} loading="lazy" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <div className="words" lang={shown}>
        <b>{name || texts.noText}</b>
        {rest !== "" && <p>{rest}</p>}
      </div>
      <LanguageMarks states={states} marks={marks} />
      <div className="action-row">
        <Button
          look="quiet"
          icon={mayWrite ? "edit" : "eye"}
          id={`edit-page-part-${part.id}`}
          aria-label={(mayWrite ? texts.editNamed : common.detailsOf)(name || texts.noText)}
          onClick={onEdit}
        >
          {mayWrite ? texts.edit : common.details}
        </Button>
        {!isReadOnly && (
          <IconOnlyButton icon="trash" label={texts.removeNamed(name || texts.noText)} onClick={onRemove} />
        )}
      </div>
    </OrderedEntry>
  )
}

import { defaultLanguage, languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import { type blockPageLinks, blockTargets } from "#contract/text-page-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { PageBlock } from "#contract/text-page.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { Values } from "../editor/edit-state.ts"
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

/** Returns the title of a block, else the first line of its description, in German or any other language; "" for none. */
function pageBlockName(block: PageBlock): string {
  const texts = [...localizedNames("title"), ...localizedNames("description")].map((name) => textOfHtml(block[name]))
  const [line = ""] = (texts.find((words) => words !== "") ?? "").split("\n")
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()} …`
}

type BlockKind = PageBlock["kind"]
type BlockPage = (typeof blockPageLinks)[number]

const titles = localizedNames("title")
const descriptions = localizedNames("description")

/** The form of a block: texts in three languages, and an optional image; a figure has a value and a label. */
function blockForm(page: BlockPage, kind: BlockKind): RecordFormDefinition<"page-part", null> {
  const isFigure = kind === "figure"
  const hasTitle = page === "home"
  const wordsOf = ({ pages }: DashboardTexts) => (isFigure ? pages.figure : pages.block)
  return {
    kind: "page-part",
    texts: (texts) => wordsOf(texts),
    title: (block) => ({ text: pageBlockName(block), lang: undefined }),
    removeText: (block, _language, texts) => wordsOf(texts).removeText(pageBlockName(block) || texts.pages.noText),
    fields: [...(hasTitle ? titles : []), ...descriptions, ...(hasTitle && !isFigure ? ["link_to"] : [])],
    ...(isFigure ? { start: { kind: "figure" } } : { onePicture: "optional" as const, hasDialogChecks: true }),
    columns: ({ pages, editor }) => [
      ...(hasTitle
        ? [{ name: "title", kind: "line", label: isFigure ? pages.value : editor.title, maxLength: 300 } as const]
        : []),
      isFigure
        ? { name: "description", kind: "area", label: pages.label, maxLength: 300 }
        : { name: "description", kind: "rich", label: hasTitle ? editor.text : pages.description },
    ],
    ...(hasTitle && !isFigure
      ? {
          choice: {
            name: "link_to",
            values: blockTargets,
            isAsked: true,
            texts: ({ pages }: DashboardTexts) => ({
              section: pages.target,
              label: pages.target,
              options: pages.targets,
            }),
          },
        }
      : {}),
    size: "wide",
    check: (values, { pages, common }, isNew): Record<string, string> => {
      if (isFigure) return missingOfFigure(values, common.fieldErrors.required)
      const isEmpty = [...titles, ...descriptions].every((name) => (values[name] ?? "") === "")
      return isNew && isEmpty ? { description_de: pages.descriptionNeeded } : {}
    },
    parent: page,
  }
}

/** Returns the faults of a figure that lacks its value or its label in a language. */
function missingOfFigure(values: Values, fault: string): Record<string, string> {
  const isWritten = (name: string) => (values[name] ?? "").trim() !== ""
  const written = languages.filter((code) => isWritten(`title_${code}`) || isWritten(`description_${code}`))
  const names = (written.length > 0 ? written : [defaultLanguage]).flatMap((code) => [
    `title_${code}`,
    `description_${code}`,
  ])
  return Object.fromEntries(names.filter((name) => !isWritten(name)).map((name) => [name, fault]))
}

const forms = {
  "home figure": blockForm("home", "figure"),
  "home text": blockForm("home", "text"),
  "gas-turbina text": blockForm("gas-turbina", "text"),
}

interface BlockSectionProps {
  page: BlockPage
  kind: BlockKind
  /** All blocks of the page. */
  blocks: readonly PageBlock[]
  /** There is no room for another one. */
  isFull?: boolean
}

/** Blocks of one kind on a page. */
export function BlockSection({ page, kind, blocks, isFull = false }: BlockSectionProps) {
  const { pages } = useDashboardTexts()
  const isFigure = kind === "figure"
  const words = isFigure ? pages.figure : pages.block
  return (
    <RecordSection
      definition={forms[isFigure || page === "home" ? (`home ${kind}` as const) : "gas-turbina text"]}
      context={null}
      records={blocks.filter((block) => block.kind === kind)}
      texts={{ ...words, title: words.title(page), emptyText: words.emptyText(page) }}
      readAbove="GET /page/:link"
      scope={{ page_id: page }}
      within={blocks.map(({ id }) => id)}
      isFull={isFull}
      fresh={{ values: {} }}
      listClass="page-blocks"
      Entry={PageBlockCard}
    />
  )
}

/** Blocks below the text of the gas-turbine page. */
export const PageBlocks = ({ record: { parts } }: SectionProps<"page">) => (
  <BlockSection page="gas-turbina" kind="text" blocks={parts} />
)

/** A block of a page. */
function PageBlockCard({ record: part, marks, order, onEdit, onRemove }: SectionEntryProps<"page-part">) {
  const { pages: texts, common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const mayWrite = useMayWriteRecord()
  const [image] = part.image_list
  const name = pageBlockName(part)
  const shown = languages.find((language) => part[`description_${language}`] !== "")
  const lines = shown ? textOfHtml(part[`description_${shown}`]).split("\n") : []
  const hasTitle = titles.some((title) => part[title] !== "")
  const rest = lines.slice(hasTitle ? 0 : 1).join(" ")
  const states = languageStates(part, (language) => part[`description_${language}`] !== "")
  return (
    <OrderedEntry
      order={order}
      id={part.id}
      name={name || texts.noText}
      className={part.kind === "figure" ? "page-figure" : ""}
    >
      {part.kind === "figure" ? null : image ? (
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

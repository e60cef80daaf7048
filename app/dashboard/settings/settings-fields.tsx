import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { RecordColumns } from "../record/record-columns.tsx"
import { fieldOf } from "../editor/field-of.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"
import type { RecordEditor } from "../record/use-record-editor.ts"
import { AreaField, TextField } from "../ui/field.tsx"
import { TickField } from "../ui/ticks.tsx"
import { CompanyImages } from "./company-images.tsx"
import { companyFields, contactFields, workingHoursFields } from "./settings-field-names.ts"

type Texts = DashboardTexts["settings"]
type Single = (typeof contactFields)[number] | (typeof companyFields)[number]

const required: readonly Single[] = ["phone", "email", "company_name"]
const types: Partial<Record<Single, "tel" | "email">> = { phone: "tel", email: "email" }

export function SettingsFields({ editor }: { editor: RecordEditor<"settings"> }) {
  const { settings: texts } = useDashboardTexts()
  return (
    <div className="settings">
      <FieldGroup title={texts.contact} names={contactFields} editor={editor} />
      <FieldGroup title={texts.company} names={companyFields} editor={editor} />
      <AreaField
        label={texts.fields.social_links}
        hint={texts.socialLinksHint}
        rows={3}
        {...fieldOf({ ...editor, onValue: editor.set }, "social_links")}
      />
      <CompanyImages images={editor.record.images} />
      <h3>{texts.texts}</h3>
      <RecordColumns editor={editor} fields={textFields(texts)} />
      <PromiseFields editor={editor} />
    </div>
  )
}

/** Promised response time and working hours. */
function PromiseFields({ editor }: Pick<FieldGroupProps, "editor">) {
  const { settings: texts } = useDashboardTexts()
  const field = (name: string) => fieldOf({ ...editor, onValue: editor.set }, name)
  return (
    <>
      <h3>{texts.promise}</h3>
      <div className="settings-group">
        <TextField
          label={texts.fields.reply_hours}
          hint={texts.replyHoursHint}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          {...field("reply_hours")}
        />
        <TextField
          label={texts.fields.urgent_hours}
          hint={texts.urgentHoursHint}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          {...field("urgent_hours")}
        />
        <FlagField name="urgent_always" label={texts.urgentAlways} text={texts.urgentAlwaysHint} editor={editor} />
        {workingHoursFields.map((name, day) => (
          <TextField
            key={name}
            label={texts.workingHours(texts.weekdays[day] ?? "")}
            {...(day === 0 ? { hint: texts.workingHoursHint } : {})}
            maxLength={dashboardLimits.setting}
            autoComplete="off"
            {...field(name)}
          />
        ))}
        <AreaField label={texts.fields.holidays} hint={texts.holidaysHint} rows={4} {...field("holidays")} />
        <FlagField name="show_answer_time" label={texts.showAnswerTime} text={texts.answerTimeHint} editor={editor} />
      </div>
    </>
  )
}

interface FlagFieldProps extends Pick<FieldGroupProps, "editor"> {
  name: "urgent_always" | "show_answer_time"
  label: string
  text: string
}

function FlagField({ name, label, text, editor }: FlagFieldProps) {
  const { settings: texts } = useDashboardTexts()
  return (
    <div data-field={name}>
      <TickField
        legend={texts.fields[name]}
        type="checkbox"
        options={[{ value: "1", label, text }]}
        chosen={editor.values[name] === "1" ? ["1"] : []}
        onChoose={([on]) => editor.set(name, on ?? "0")}
      />
    </div>
  )
}

interface FieldGroupProps {
  title: string
  names: readonly Single[]
  editor: Pick<RecordEditor, "values" | "errors" | "set">
}

function FieldGroup({ title, names, editor }: FieldGroupProps) {
  const { settings: texts } = useDashboardTexts()
  const hints: Partial<Record<Single, string>> = { phone: texts.phoneHint, short_name: texts.shortNameHint }
  return (
    <>
      <h3>{title}</h3>
      <div className="settings-group">
        {names.map((name) => {
          const hint = hints[name]
          return (
            <TextField
              key={name}
              label={texts.fields[name]}
              type={types[name] ?? "text"}
              isRequired={required.includes(name)}
              maxLength={dashboardLimits.setting}
              autoComplete="off"
              hint={hint}
              {...fieldOf({ ...editor, onValue: editor.set }, name)}
            />
          )
        })}
      </div>
    </>
  )
}

const textFields = (texts: Texts): TextFieldSpec[] => [
  { name: "opening_hours", kind: "line", label: texts.fields.opening_hours, maxLength: dashboardLimits.setting },
  {
    name: "reply_promise",
    kind: "line",
    label: texts.fields.reply_promise,
    hint: texts.replyHint,
    maxLength: dashboardLimits.setting,
  },
  {
    name: "footer_text",
    germanName: "footer_text",
    kind: "area",
    label: texts.fields.footer_text,
    maxLength: dashboardLimits.setting,
  },
  {
    name: "place",
    germanName: "place",
    kind: "line",
    label: texts.fields.place,
    hint: texts.placeHint,
    maxLength: dashboardLimits.setting,
  },
]

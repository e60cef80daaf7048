import { Link } from "react-router"
import type { Service } from "#contract/service.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languageStates } from "../editor/language-state.ts"
import { LanguageMarks } from "../editor/language-marks.tsx"
import type { RecordMarks } from "../editor/use-record-marks.ts"
import { imageSource } from "../image/image-source.ts"
import { OrderedEntry } from "../list/ordered-list.tsx"
import type { EntryOrder } from "../list/use-list-order.ts"
import { formatDay } from "../ui/format-date.ts"
import { shownTitle } from "../ui/shown-text.ts"

interface ServiceRowProps {
  service: Service
  marks: RecordMarks
  order: EntryOrder
}

export function ServiceRow({ service, marks, order }: ServiceRowProps) {
  const { services: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [first] = service.image_list
  const title = shownTitle(service, language)
  const states = languageStates(service, (of) => service[`title_${of}`] !== "" && service[`text_${of}`] !== "")
  return (
    <OrderedEntry order={order} id={service.id} name={title.text} className="record">
      {first ? (
        <img src={imageSource(first, 320)} alt="" width={first.width} height={first.height} loading="lazy" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <div className="record-title">
        <Link to={`/dashboard/services/${service.id}`} lang={title.lang}>
          {title.text}
        </Link>
        <span className="record-subtitle">{texts.places[service.place]}</span>
      </div>
      <LanguageMarks states={states} marks={marks} />
      <span className="when">{formatDay(service.updated_at, language)}</span>
    </OrderedEntry>
  )
}

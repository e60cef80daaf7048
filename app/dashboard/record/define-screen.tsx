import { Suspense, lazy } from "react"
import { useParams } from "react-router"
import type { Language } from "#contract/language.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Records } from "../api/calls.ts"
import { EditorSkeleton } from "./awaited-record.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { RecordList } from "./record-list.tsx"
import type { ScreenDefinition } from "./screen-definition.ts"

const loadRecordScreen = () => import("./record-screen.tsx")
const RecordScreen = lazy(loadRecordScreen)

/** Returns the route component of a kind: its list, or with an id in the path one record. */
export function defineScreen<K extends PublishedKind, Row extends { id: number }, Context>(
  definition: ScreenDefinition<K, Row, Context> & { fields: readonly (keyof Records[K] | `${string}_${Language}`)[] },
) {
  const { list, record } = definition
  // A record opened by its address: its screen loads beside the account.
  const isOpened = typeof document !== "undefined" && (!list || document.location.pathname.split("/").length > 3)
  if (isOpened) void loadRecordScreen()
  return function KindScreen() {
    const { record: id = record?.id } = useParams()
    const texts = definition.texts(useDashboardTexts())
    return (
      <EditingScope needs="content.publish">
        {list && id === undefined && <RecordList definition={definition} list={list} />}
        {record && id !== undefined && (
          <Suspense fallback={<EditorSkeleton title={texts.title} />}>
            <RecordScreen key={id} id={id} definition={definition} screen={record} />
          </Suspense>
        )}
      </EditingScope>
    )
  }
}

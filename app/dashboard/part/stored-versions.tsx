import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import "./part-panel.css"

interface StoredVersionsProps {
  rows: readonly { key: string; name: string; stored: string; typed: string }[]
  onTakeStored: () => void
  onSaveMine: () => void
}

/** Fields that somebody else has changed too: both values, and the choice. */
export function StoredVersions({ rows, onTakeStored, onSaveMine }: StoredVersionsProps) {
  const { parts: texts } = useDashboardTexts()
  return (
    <>
      <table className="stored-versions">
        <thead>
          <tr>
            <th scope="col">{texts.staleField}</th>
            <th scope="col">{texts.staleStored}</th>
            <th scope="col">{texts.staleYours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, stored, typed }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{stored || texts.empty}</td>
              <td>{typed || texts.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="action-row">
        <Button look="quiet" onClick={onTakeStored}>
          {texts.takeStored}
        </Button>
        <Button look="quiet" onClick={onSaveMine}>
          {texts.saveMine}
        </Button>
      </div>
    </>
  )
}

import { useTexts } from "../../i18n/texts.tsx"

/** Hidden until a control was pressed whose script did not load (islands/page-loader.ts). */
export function LoadAlert() {
  const { errors } = useTexts()
  return (
    <div className="load-alert" role="alert">
      <p>{errors.controlNotLoaded}</p>
      <button type="button" className="button button-small" data-reload>
        {errors.reload}
      </button>
    </div>
  )
}

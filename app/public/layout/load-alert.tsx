import { useTexts } from "../../i18n/texts.tsx"

/** Hidden until a control was pressed whose script did not load (islands/page-loader.ts). */
export function LoadAlert() {
  const { errors } = useTexts()
  return (
    <div id="load-alert" className="page-bar alert alert-bad" role="alert" hidden>
      {errors.controlNotLoaded}{" "}
      <button type="button" className="button button-small" data-reload>
        {errors.reload}
      </button>
    </div>
  )
}

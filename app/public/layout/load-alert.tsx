import { useTexts } from "../../i18n/texts.tsx"

/** Hidden until a control was pressed whose script did not load (islands/page-loader.ts). */
export function LoadAlert() {
  const { errors } = useTexts()
  return (
    <div className="alert alert-bad load-alert" role="alert" hidden>
      {errors.controlNotLoaded}{" "}
      <button type="button" className="button button-small" data-reload>
        {errors.reload}
      </button>
    </div>
  )
}

import { type CompanyImage, companyImages } from "#contract/company-image-constants.ts"
import type { Settings } from "#contract/settings.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { DropZone } from "../image/drop-zone.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useAction } from "../ui/use-action.ts"
import { useState } from "react"

/** Logo for light and dark ground, and favicon; each is stored at once. */
export function CompanyImages({ images }: Pick<Settings, "images">) {
  const { settings: texts } = useDashboardTexts()
  const [stored, setStored] = useState(images)
  return (
    <>
      <h3>{texts.images}</h3>
      <div className="settings-group">
        {companyImages.map((name) => (
          <CompanyImageField key={name} name={name} path={stored[name]} onStored={setStored} />
        ))}
      </div>
    </>
  )
}

interface CompanyImageFieldProps {
  name: CompanyImage
  /** "" for the picture of the design. */
  path: string
  onStored: (images: Settings["images"]) => void
}

function CompanyImageField({ name, path, onStored }: CompanyImageFieldProps) {
  const { settings: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const action = useAction({ failed: texts.imageFailed, about: name, done: texts.imageStored, key: name })
  const params = { name }
  const store = (file: File) => {
    const form = new FormData()
    form.append("image", file)
    return callApi("POST /settings/image/:name", { params, form })
  }
  return (
    <div className={`field company-image company-image-${name}`}>
      <span className="label">{texts.imageNames[name]}</span>
      {path !== "" && <img src={`/${path}`} alt="" height="64" />}
      {!isReadOnly && (
        <DropZone
          isSingle
          label={path === "" ? texts.imageChoose : texts.imageReplace}
          onFiles={([file]) => file && void action.run(async () => onStored((await store(file)).images))}
          error={null}
        />
      )}
      {!isReadOnly && path !== "" && (
        <Button
          look="quiet"
          icon="trash"
          onClick={() =>
            void action.run(async () => onStored((await callApi("DELETE /settings/image/:name", { params })).images))
          }
        >
          {texts.imageRemove}
        </Button>
      )}
    </div>
  )
}

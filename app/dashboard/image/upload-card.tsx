import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isCode } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { isOfFile, uploadErrorText } from "./upload-error.ts"
import type { Upload, useUploads } from "./use-uploads.ts"

/** What is being uploaded, and what was rejected. */
export const UploadCards = ({ uploads, retry, cancel }: ReturnType<typeof useUploads>) =>
  uploads.map((upload) => (
    <UploadCard key={upload.id} upload={upload} onRetry={() => retry(upload)} onCancel={() => cancel(upload.id)} />
  ))

interface UploadCardProps {
  upload: Upload
  onRetry: () => void
  onCancel: () => void
}

/** A running upload with its progress, or the reason of its rejection. */
function UploadCard({ upload, onRetry, onCancel }: UploadCardProps) {
  const { images, common } = useDashboardTexts()
  const { file, share, fault, error } = upload
  const reason = fault ? images[fault] : error ? uploadErrorText(common, error) : null
  if (reason !== null) {
    return (
      <div className="shot shot-upload shot-failed" role="alert">
        <b>{isCode(error, "no_response") ? images.notSent(file.name) : images.uploadFailed(file.name)}</b>
        <p>{reason}</p>
        <div className="action-row">
          {!fault && !isOfFile(error) && <Button onClick={onRetry}>{common.tryAgain}</Button>}
          <Button look="quiet" data-invalid onClick={onCancel}>
            {images.drop}
          </Button>
        </div>
      </div>
    )
  }
  const state = share === null ? images.waiting : share < 1 ? images.uploading(share) : images.working
  return (
    <article className="shot shot-upload">
      <b>{file.name}</b>
      <progress max={1} value={share ?? 0} aria-label={file.name} />
      <p>{state}</p>
      <div className="action-row">
        <Button look="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </article>
  )
}

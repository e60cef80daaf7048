import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { usePictureCheck } from "./use-picture-check.ts"

interface PictureCheckDialogProps {
  onConfirmed: (token: string) => void
  onClose: () => void
}

/** Six characters in a picture, or proof of work instead. */
export function PictureCheckDialog({ onConfirmed, onClose }: PictureCheckDialogProps) {
  const { signIn } = useDashboardTexts()
  const { picture, form, problem, refresh } = usePictureCheck(onConfirmed)
  return (
    <Dialog title={signIn.humanCheckTitle} onClose={onClose}>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <div className="check-picture">
        {picture ? <img src={picture.image} alt={signIn.humanCheckImage} /> : <span className="skeleton" />}
        <button type="button" className="icon-button" aria-label={signIn.humanCheckNew} onClick={refresh}>
          <Icon name="refresh" />
        </button>
      </div>
      <Form form={form}>
        <TextField
          label={signIn.humanCheckField}
          {...form.field("code")}
          data-first-focus
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={6}
        />
        <div className="action-row">
          <Button look="line" busy={form.isBusy} onClick={() => form.submit({ code: "", isByWork: true })}>
            {signIn.humanCheckWithout}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {signIn.humanCheckCheck}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

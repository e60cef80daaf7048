import type { Redirect } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { TargetField } from "./target-field.tsx"
import { useRedirectForm } from "./use-redirect-form.ts"

interface RedirectDialogProps {
  /** Redirect to change; without it a new one. */
  redirect?: Redirect | undefined
  onClose: () => void
}

/** Old address and target page of one redirect. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { redirects: texts } = useDashboardTexts()
  const form = useRedirectForm(redirect, onClose)
  const close = useGuardedClose(form.isTyped, onClose)
  return (
    <DialogForm
      form={form}
      title={redirect ? texts.form.editTitle : texts.form.addTitle}
      size="medium"
      action={form.target.choice.status === 410 ? texts.form.saveGone : texts.form.save}
      onClose={close}
    >
      <TextField
        label={texts.form.from}
        hint={texts.form.fromHint}
        isRequired
        data-first-focus
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        {...form.field("from")}
      />
      <TargetField {...form.target} />
    </DialogForm>
  )
}

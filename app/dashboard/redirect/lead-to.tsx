import type { MissingAddress } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useShortcut } from "../ui/use-shortcut.ts"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { TargetField } from "./target-field.tsx"
import { useRedirectChanges } from "./use-redirect-changes.ts"
import { useRedirectForm } from "./use-redirect-form.ts"

/** Sets the target of a missing address; Enter saves, Escape closes. */
export function LeadTo({ missing, onDone }: { missing: MissingAddress; onDone: () => void }) {
  const { redirects: texts, common } = useDashboardTexts()
  const { path, count } = missing
  const form = useRedirectForm(path, undefined, onDone)
  const { choice } = form.target
  const { isBusy, forget } = useRedirectChanges()
  useShortcut("Escape", onDone)
  const outcome =
    choice.status === 410
      ? texts.missing.leadsNowhere(count)
      : choice.target === ""
        ? texts.missing.leadsOpen(count)
        : texts.missing.leadsTo(count, choice.text)
  return (
    <Form form={form} className="redirect-lead">
      <TargetField {...form.target} error={form.errors["target"] ?? form.errors["from"]} isFirst />
      <div>
        <p>{outcome}</p>
        <div className="action-row">
          <Button type="submit" busy={form.isBusy}>
            {choice.status === 410 ? texts.form.saveGone : texts.form.save}
          </Button>
          <Button look="line" busy={isBusy} onClick={() => void forget(missing).then(onDone)}>
            {texts.missing.forget}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {common.cancel}
          </Button>
        </div>
      </div>
    </Form>
  )
}

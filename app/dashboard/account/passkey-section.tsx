import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Passkey } from "#contract/auth.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { canUsePasskeys, makePasskey } from "../sign-in/passkeys.ts"
import { TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { formatDay, formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"
import { RecoveryCodeList } from "./recovery-codes.tsx"
import { IconOnlyButton } from "../ui/button.tsx"

/** Passkeys, each of which is both factors; nothing where the site's URL or the browser does not support them. */
export function PasskeySection() {
  const { account: texts } = useDashboardTexts()
  const toast = useToast()
  const { data: factor } = useQuery(read("GET /auth/second-factor"))
  const { data: passkeys = [] } = useQuery(read("GET /auth/passkeys"))
  const [naming, setNaming] = useState<Passkey | "new" | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { run } = usePasskeyAction()
  const canAdd = factor?.passkeys_offered === true && canUsePasskeys()
  if (!canAdd && passkeys.length === 0) return null
  const add = (name: string) =>
    run(async () => {
      const { ticket, options } = await callApi("POST /auth/passkeys/start")
      const passkey = await makePasskey(options)
      if (!passkey) return toast({ text: texts.passkeyNotMade, isError: true, about: "passkey" })
      const { recovery_codes } = await callApi("POST /auth/passkeys", { json: { ticket, name, passkey } })
      if (recovery_codes.length > 0) setCodes(recovery_codes)
      toast({ text: texts.passkeyAdded(name), about: "passkey" })
    })
  const rename = ({ id }: Passkey, name: string) =>
    run(() => callApi("PATCH /auth/passkeys/:id", { params: { id }, json: { name } }))
  return (
    <section className="d-sec">
      <h2>
        {texts.passkeys}
        {passkeys.length > 0 && <small>{passkeys.length}</small>}
      </h2>
      {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
      {passkeys.length === 0 && <p className="account-note">{texts.noPasskey}</p>}
      <ul className="account-list">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => setNaming(passkey)} />
        ))}
      </ul>
      {canAdd && (
        <button type="button" className="text-button" onClick={() => setNaming("new")}>
          <Icon name="plus" />
          {texts.addPasskey}
        </button>
      )}
      {naming !== null && (
        <NameDialog
          title={naming === "new" ? texts.addPasskey : texts.renamePasskey}
          name={naming === "new" ? "" : naming.name}
          onClose={() => setNaming(null)}
          onName={(name) => {
            setNaming(null)
            void (naming === "new" ? add(name) : rename(naming, name))
          }}
        />
      )}
    </section>
  )
}

const usePasskeyAction = () =>
  useAction({ about: "passkey", refreshes: ["GET /auth/passkeys", "GET /auth/second-factor"] })

function PasskeyRow({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) {
  const { account: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { run } = usePasskeyAction()
  const { id, name, created_at, used_at } = passkey
  const remove = () =>
    run(() => callApi("DELETE /auth/passkeys/:id", { params: { id } }), {
      question: { body: texts.removePasskeyText(name), yes: texts.removePasskey },
    })
  const used = used_at === null ? texts.notUsed : texts.used(formatMoment(used_at, language))
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {texts.added(formatDay(created_at, language))}, {used}
        </small>
      </div>
      <IconOnlyButton icon="edit" label={texts.renameOf(name)} onClick={onRename} />
      <IconOnlyButton icon="trash" label={texts.removeOf(name)} onClick={() => void remove()} />
    </li>
  )
}

interface NameDialogProps {
  title: string
  name: string
  onClose: () => void
  onName: (name: string) => void
}

function NameDialog({ title, name: before, onClose, onName }: NameDialogProps) {
  const { account: texts, common } = useDashboardTexts()
  const form = useForm({
    start: { name: before },
    check: ({ name }) => ({ name: name.trim() === "" ? common.fieldErrors.required : undefined }),
    send: ({ name }) => onName(name.trim()),
  })
  return (
    <DialogForm form={form} className="access-form" title={title} action={texts.goOn} onClose={onClose}>
      <TextField
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        {...form.field("name")}
        isRequired
        maxLength={100}
        data-first-focus
      />
    </DialogForm>
  )
}

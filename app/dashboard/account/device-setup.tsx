import { useEffect, useState } from "react"
import type { DeviceKey } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { SixDigits } from "../sign-in/six-digits.tsx"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useForm } from "../ui/use-form.ts"
import { CopyText } from "./copy-text-button.tsx"
import { RecoveryCodeList } from "./recovery-codes.tsx"
import "./account.css"

interface DeviceSetupProps {
  /** Whether there is none yet; otherwise the new device replaces the old one. */
  isFirst: boolean
  onDone: () => void
  /** Present when the set-up can be postponed. */
  onCancel?: () => void
}

/** Three steps: scan or type the key, enter its code, store the recovery codes. */
export function DeviceSetup({ isFirst, onDone, onCancel }: DeviceSetupProps) {
  const { account: texts, signIn, common } = useDashboardTexts()
  const [setup, setSetup] = useState<DeviceKey | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  // Once: each call makes a new key, and the one scanned before would be wrong.
  useEffect(() => {
    callApi("POST /auth/second-factor/start").then(setSetup, setFailure)
  }, [])
  const form = useForm({
    start: { code: "" },
    check: ({ code }) => ({ code: code.length < 6 ? texts.codeMissing : undefined }),
    send: async ({ code }) => {
      const { recovery_codes } = await callApi("POST /auth/second-factor", { json: { code } })
      if (recovery_codes.length > 0) setCodes(recovery_codes)
      else onDone()
    },
    explain: (reason) => {
      form.set({ code: "" })
      return { errors: { code: isCode(reason, "wrong_code") ? signIn.wrongCode : errorText(common, reason) } }
    },
  })
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  return (
    <Form form={form} className="device-setup">
      <h3>{isFirst ? texts.firstDevice : texts.newDevice}</h3>
      {failure !== null && <Notice tone="bad">{errorText(common, failure)}</Notice>}
      <ol>
        <li>
          <p>{texts.scan}</p>
          <KeyView setup={setup} />
        </li>
        <li>
          <SixDigits label={texts.typeCode} {...form.field("code")} onComplete={(code) => form.submit({ code })} />
        </li>
        <li>
          <p>{isFirst ? texts.afterFirst : texts.afterNew}</p>
        </li>
      </ol>
      <div className="action-row">
        {onCancel && (
          <Button look="line" onClick={onCancel}>
            {texts.notNow}
          </Button>
        )}
        <Button type="submit" busy={form.isBusy || setup === null}>
          {isFirst ? texts.useDevice : texts.changeDevice}
        </Button>
      </div>
    </Form>
  )
}

/** The key as a QR code and as text in groups of four. */
function KeyView({ setup }: { setup: DeviceKey | null }) {
  const { account: texts } = useDashboardTexts()
  if (!setup) return <span className="skeleton device-qr" />
  const { size, path } = setup.qr
  const groups = setup.secret.match(/.{1,4}/gu) ?? []
  return (
    <div className="device-key">
      <svg
        className="device-qr"
        viewBox={`-2 -2 ${size + 4} ${size + 4}`}
        role="img"
        aria-label={texts.qrCode}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M-2-2h${size + 4}v${size + 4}h-${size + 4}z`} />
        <path fill="#0c1720" d={path} />
      </svg>
      <div>
        <p className="device-secret">
          <span className="visually-hidden">{texts.key}: </span>
          {groups.map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the groups never move
            <span key={index}>{group}</span>
          ))}
        </p>
        <CopyText text={setup.secret} label={texts.copyKey} done={texts.keyCopied} />
      </div>
    </div>
  )
}

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { SecondFactor } from "#contract/auth.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { formatDay } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { useAction } from "../ui/use-action.ts"
import { DeviceSetup } from "./device-setup.tsx"
import { RecoveryCodeList } from "./recovery-codes.tsx"

const codesAtOnce = 10

/** Authenticator device, and the recovery codes that can replace it. */
export function SecondFactorSection() {
  const { account: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const loaded = useQuery(read("GET /auth/second-factor"))
  const { data, refetch } = loaded
  const [isSettingUp, setIsSettingUp] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const close = () => {
    setIsSettingUp(false)
    void refetch()
  }
  return (
    <>
      <section className="d-sec">
        <h2>
          {texts.secondFactor}
          {data?.since && <small>{texts.since(formatDay(data.since, language))}</small>}
        </h2>
        <Loaded query={loaded} rows={1}>
          {(factor) =>
            isSettingUp ? (
              <DeviceSetup isFirst={factor.since === null} onDone={close} onCancel={() => setIsSettingUp(false)} />
            ) : (
              <DeviceState factor={factor} onSetUp={() => setIsSettingUp(true)} onChanged={close} />
            )
          }
        </Loaded>
      </section>
      {data && (data.since !== null || data.recovery_codes > 0) && !isSettingUp && (
        <section className="d-sec">
          <h2>{texts.recoveryCodes}</h2>
          {codes ? (
            <RecoveryCodeList
              codes={codes}
              onDone={() => {
                setCodes(null)
                void refetch()
              }}
            />
          ) : (
            <CodesLeft left={data.recovery_codes} onMade={setCodes} />
          )}
        </section>
      )}
    </>
  )
}

interface DeviceStateProps {
  factor: SecondFactor
  onSetUp: () => void
  onChanged: () => void
}

function DeviceState({ factor, onSetUp, onChanged }: DeviceStateProps) {
  const { account: texts } = useDashboardTexts()
  const { removeDeviceTitle: title, removeDeviceText: body, removeDevice: yes } = texts
  const { isBusy, run } = useAction({
    about: "device",
    question: { title, body, yes, danger: true },
    done: texts.deviceRemoved,
  })
  const remove = async () => {
    if (await run(() => callApi("DELETE /auth/second-factor"))) onChanged()
  }
  if (factor.since === null)
    return (
      <div className="account-line">
        <p>{texts.noDevice}</p>
        <Button onClick={onSetUp}>{texts.setUp}</Button>
      </div>
    )
  return (
    <div className="account-line">
      <p>{texts.hasDevice}</p>
      <Button look="line" onClick={onSetUp}>
        {texts.newDevice}
      </Button>
      {!factor.required && (
        <Button look="danger" busy={isBusy} onClick={() => void remove()}>
          {texts.removeDevice}
        </Button>
      )}
    </div>
  )
}

function CodesLeft({ left, onMade }: { left: number; onMade: (codes: string[]) => void }) {
  const { account: texts } = useDashboardTexts()
  const question = { title: texts.newCodesTitle, body: texts.newCodesText, yes: texts.newCodes }
  const { isBusy, run } = useAction({ about: "codes", question, refreshes: ["GET /auth/second-factor"] })
  const make = () => run(async () => onMade((await callApi("POST /auth/second-factor/recovery-codes")).recovery_codes))
  return (
    <div className="account-line">
      <span className="codes-left" aria-hidden="true">
        {Array.from({ length: codesAtOnce }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the marks never move
          <i key={index} className={index < left ? "code-left" : ""} />
        ))}
      </span>
      <p>
        <b>{left}</b> {texts.codesLeft(codesAtOnce)}
      </p>
      <Button look="line" busy={isBusy} onClick={() => void make()}>
        {texts.newCodes}
      </Button>
    </div>
  )
}

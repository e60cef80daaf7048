import { useEffect, useState } from "react"
import { type TextArea, useFetchTexts } from "../i18n/texts.tsx"

/** Returns a component that loads with its texts on first use, so that the first view does not wait for it. */
export function useOnDemand<Component>(load: () => Promise<Component>, ...areas: TextArea[]) {
  const fetchTexts = useFetchTexts()
  const [component, setComponent] = useState<Component | null>(null)
  const [failed, setFailed] = useState(false)
  const fetch = async (): Promise<boolean> => {
    setFailed(false)
    try {
      const [loaded] = await Promise.all([load(), ...areas.map(fetchTexts)])
      setComponent(() => loaded)
      return true
    } catch {
      setFailed(true)
      return false
    }
  }
  return { component, failed, fetch }
}

/** Same as `useOnDemand`, for a component that loads by itself once there is something to show. */
export function useWhenNeeded<Component>(
  isNeeded: boolean,
  load: () => Promise<Component>,
  ...areas: TextArea[]
): ReturnType<typeof useOnDemand<Component>> {
  const onDemand = useOnDemand(load, ...areas)
  // oxlint-disable-next-line react/exhaustive-deps -- fetched once, when there is something to show
  useEffect(() => void (isNeeded && onDemand.fetch()), [isNeeded])
  return onDemand
}

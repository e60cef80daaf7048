import { useState } from "react"
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

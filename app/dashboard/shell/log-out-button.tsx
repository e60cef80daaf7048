import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { readToken, signOut } from "../api/token.ts"
import { withoutOtherTabs } from "../editor/entry-locks.ts"
import { entryKeys, removeEntry } from "../editor/unsaved-input.ts"
import { useAsk } from "../ui/confirm.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { useLock } from "../ui/use-lock.ts"
import { IconOnlyButton } from "../ui/button.tsx"

/** Ends the session here and on the server, after a confirmation of unsaved input, then opens the public site. */
export function useLogOut(): () => Promise<unknown> {
  const { shell } = useDashboardTexts()
  const ask = useAsk()
  const { leave } = useShell()
  const { run } = useLock()
  const leaveSite = async () => {
    const all = entryKeys(localStorage)
    const ownEntries = await withoutOtherTabs(all)
    if (ownEntries.length > 0) {
      const answer = await ask({
        title: shell.unsavedTitle,
        body: (
          <p>
            {shell.unsavedText(ownEntries.length)} {ownEntries.length < all.length && shell.unsavedElsewhere}
          </p>
        ),
        yes: shell.unsavedKeep,
        other: shell.unsavedDelete,
      })
      if (answer === "no") return
      leave(answer === "other" ? "forget" : "keep")
      if (answer === "other") for (const key of ownEntries) removeEntry(localStorage, key)
    }
    const token = readToken()
    signOut()
    await fetch("/api/auth/logout", { method: "POST", headers: { Authorization: `Bearer ${token ?? ""}` } }).catch(
      () => null,
    )
    window.location.assign("/")
  }
  return () => run(leaveSite)
}

export function LogOutButton() {
  const { shell } = useDashboardTexts()
  const logOut = useLogOut()
  return <IconOnlyButton icon="exit" label={shell.logOut} title={shell.logOut} onClick={() => void logOut()} />
}

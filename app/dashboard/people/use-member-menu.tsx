import { useRevalidator } from "react-router"
import type { Member } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { ownName } from "../shell/own-name.ts"
import { useShell } from "../ui/shell-context.tsx"
import { type Question, useAsk } from "../ui/confirm.tsx"
import type { MenuItem } from "../ui/menu-button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type LinkKind, type ShownLink, linkCalls } from "./sign-in-link-dialog.tsx"
import { isLastOwner } from "./member-state.ts"

/** Returns the rare actions for one person: links, sessions, second factor, and disabling. */
export function useMemberMenu(members: readonly Member[], onLink: (link: ShownLink) => void) {
  const { people: texts, common } = useDashboardTexts()
  const { account } = useShell()
  const { revalidate } = useRevalidator()
  const ask = useAsk()
  const toast = useToast()
  const refresh = useRefresh()
  const attempt = async (act: () => Promise<unknown>, done: string | null) => {
    try {
      await act()
      if (done !== null) toast({ text: done })
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
    await refresh("GET /people")
  }
  const afterQuestion = async (question: Question, act: () => Promise<unknown>, done: string) => {
    if ((await ask({ ...question, danger: true })) === "yes") await attempt(act, done)
  }
  return (member: Member): MenuItem[] => {
    const { id, state, sessions, has_second_factor } = member
    const name = ownName(member)
    const params = { id }
    const isSelf = account.id === id
    const newLink = (kind: LinkKind): MenuItem => ({
      label: kind === "invite" ? texts.newInviteLink : texts.newSignInLink,
      run: () =>
        void attempt(async () => {
          const link = await callApi(linkCalls[kind], { params, json: {} })
          onLink({ member, kind, link, isNew: false })
        }, null),
    })
    const disable = (label: string, question: Question, done: string): MenuItem => ({
      label,
      isDanger: true,
      reason: isLastOwner(member, members) ? texts.lastOwner : undefined,
      run: () => void afterQuestion(question, () => callApi("DELETE /people/:id", { params }), done),
    })
    if (state === "disabled")
      return [
        {
          label: texts.enable,
          run: () =>
            void attempt(
              () => callApi("PATCH /people/:id", { params, json: { disabled: false } }),
              texts.enabled(name),
            ),
        },
      ]
    if (state === "invited") {
      const question = { title: texts.takeBackTitle, body: <p>{texts.takeBackText(name)}</p>, yes: texts.takeBackYes }
      return [newLink("invite"), disable(texts.takeBack, question, texts.takenBack(name))]
    }
    const endSessions: MenuItem = {
      label: texts.endSessions,
      aside: String(sessions),
      run: () => void attempt(() => callApi("DELETE /people/:id/sessions", { params }), texts.sessionsEnded(name)),
    }
    const takeFactor: MenuItem = {
      label: texts.takeFactor,
      run: () =>
        void afterQuestion(
          { title: texts.takeFactorTitle, body: <p>{texts.takeFactorText(name)}</p>, yes: texts.takeFactorYes },
          async () => {
            await callApi("DELETE /people/:id/second-factor", { params })
            if (isSelf) await revalidate()
          },
          texts.factorTaken(name),
        ),
    }
    const question = { title: texts.disableTitle, body: <p>{texts.disableText(name)}</p>, yes: texts.disableYes }
    return [
      newLink("reset"),
      // One's own sessions are ended on the account screen, which keeps the current one.
      ...(sessions > 0 && !isSelf ? [endSessions] : []),
      ...(has_second_factor ? [takeFactor] : []),
      disable(texts.disable, question, texts.disabledDone(name)),
    ]
  }
}

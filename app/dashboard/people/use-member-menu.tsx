import type { Member } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { ownName } from "../ui/own-name.ts"
import { useShell } from "../ui/shell-context.tsx"
import type { Question } from "../ui/confirm.tsx"
import type { MenuItem } from "../ui/menu-button.tsx"
import { type ActionOptions, useAction } from "../ui/use-action.ts"
import { useReloadShell } from "../ui/use-reload-shell.ts"
import { type LinkKind, type ShownLink, linkCalls } from "./sign-in-link-dialog.tsx"
import { isLastOwner } from "./member-state.ts"

/** Returns the rare actions for one person: links, sessions, second factor, and disabling. */
export function useMemberMenu(members: readonly Member[], onLink: (link: ShownLink) => void) {
  const { people: texts } = useDashboardTexts()
  const { account } = useShell()
  const reloadShell = useReloadShell()
  const { run } = useAction({ refreshes: ["GET /people"] })
  return (member: Member): MenuItem[] => {
    const { id, state, sessions, has_second_factor } = member
    const name = ownName(member)
    const params = { id }
    const isSelf = account.id === id
    const send = (work: () => Promise<unknown>, options: ActionOptions = {}) => run(work, { key: id, ...options })
    const newLink = (kind: LinkKind): MenuItem => ({
      label: kind === "invite" ? texts.newInviteLink : texts.newSignInLink,
      run: () =>
        send(async () =>
          onLink({ member, kind, link: await callApi(linkCalls[kind], { params, json: {} }), isNew: false }),
        ),
    })
    const disable = (label: string, question: Question, done: string): MenuItem => ({
      label,
      isDanger: true,
      reason: isLastOwner(member, members) ? texts.lastOwner : undefined,
      run: () =>
        send(() => callApi("DELETE /people/:id", { params }), { done, question: { ...question, danger: true } }),
    })
    if (state === "disabled")
      return [
        {
          label: texts.enable,
          run: () =>
            send(() => callApi("PATCH /people/:id", { params, json: { disabled: false } }), {
              done: texts.enabled(name),
            }),
        },
      ]
    if (state === "invited") {
      const question = { title: texts.takeBackTitle, body: <p>{texts.takeBackText(name)}</p>, yes: texts.takeBackYes }
      return [newLink("invite"), disable(texts.takeBack, question, texts.takenBack(name))]
    }
    const endSessions: MenuItem = {
      label: texts.endSessions,
      aside: String(sessions),
      run: () => send(() => callApi("DELETE /people/:id/sessions", { params }), { done: texts.sessionsEnded(name) }),
    }
    const takeFactor: MenuItem = {
      label: texts.takeFactor,
      run: () => {
        const body = <p>{texts.takeFactorText(name)}</p>
        const work = async () => {
          await callApi("DELETE /people/:id/second-factor", { params })
          if (isSelf) await reloadShell()
        }
        const question = { title: texts.takeFactorTitle, body, yes: texts.takeFactorYes, danger: true }
        return send(work, { done: texts.factorTaken(name), question })
      },
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

import { useLocation } from "react-router"
import { localizedNames } from "#contract/localized.ts"
import { picturedPageLinks } from "#contract/text-page-constants.ts"
import { textPageScreens } from "../kinds.ts"
import { defineScreen } from "../record/define-screen.tsx"
import { mapLoaded, useRead } from "../record/reads.ts"
import { PageBlocks } from "./page-blocks.tsx"

const screens = textPageScreens.map(({ link, entry }) => ({
  link,
  Screen: defineScreen({
    kind: "page",
    texts: ({ pages, shell, common }) => ({
      ...pages,
      title: shell.entries[entry],
      add: common.add,
      added: common.add,
      remove: common.delete,
    }),
    title: (_page, _language, { shell }) => ({ text: shell.entries[entry], lang: undefined }),
    removeText: () => null,
    fields: [...localizedNames("text"), ...localizedNames("meta_title"), ...localizedNames("meta_description")],
    columns: ({ editor }) => [{ name: "text", kind: "rich", label: editor.text }],
    record: {
      id: link,
      useRecord: () => mapLoaded(useRead("GET /page/:link", { params: { link } }), (page) => ({ ...page, id: link })),
      page: () => `/${link}`,
      result: () => ({ kind: "page", link }),
      hasPictures: picturedPageLinks.some((pictured) => pictured === link),
      ...(link === "gas-turbina" ? { Details: PageBlocks } : {}),
      saveTexts: ({ pages, common }) => ({
        label: pages.update,
        saved: link === "contact" ? pages.contactUpdated : common.updated,
        never: pages.neverSaved,
      }),
    },
  }),
}))

/** One screen for the four stored pages, chosen by the URL. */
export default function TextPageScreen() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/$/u, "")
  const shown = screens.find(({ link }) => path.endsWith(`/${link}`)) ?? screens.at(-1)
  return shown && <shown.Screen key={shown.link} />
}

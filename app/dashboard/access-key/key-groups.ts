import type { KeyAbility } from "#contract/ability.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

type GroupName = keyof DashboardTexts["accessKeys"]["groups"]

/** Abilities of access keys, as grouped in the form. */
export const keyGroups: readonly { name: GroupName; abilities: readonly KeyAbility[] }[] = [
  {
    name: "content",
    abilities: [
      "content.read",
      "content.draft",
      "content.translate",
      "content.publish",
      "images.edit",
      "addresses.edit",
    ],
  },
  { name: "parts", abilities: ["parts.edit", "parts.import"] },
  { name: "inquiries", abilities: ["inquiries.read", "inquiries.edit", "inquiries.export", "demand.read"] },
]

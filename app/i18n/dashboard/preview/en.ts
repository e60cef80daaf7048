import type { DashboardTexts } from "../dashboard-texts.ts"

export const preview: DashboardTexts["preview"] = {
  open: "Preview",
  language: "Language of the preview",
  all: "All",
  width: "Width of the preview",
  phone: "Phone",
  mark: "Mark changes",
  desk: "Desk",
  frame: (language) => `Preview, ${language}`,
  share: "Share draft…",
  shareText: "Whoever has the link sees the draft without an account, as it is then.",
  shareFor: (days, until) =>
    days === 1 ? `Link for one day, until ${until}` : `Link for ${days} days, until ${until}`,
  shareMade: (until) => `The link is valid until ${until}:`,
  shared: "Links to this draft",
  sharedBy: (name, until) => `by ${name}, until ${until}`,
  copy: (language) => `Copy the link, ${language}`,
  copied: "The link is copied",
  notCopied: "The browser did not allow copying",
  shareEnd: "End",
  shareEnded: "The link has ended",
  copyText: (url, until) => `${url} (preview of a draft, until ${until})`,
}

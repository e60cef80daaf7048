import type { PublicTexts } from "../public-texts.ts"

export const humanCheck: PublicTexts["humanCheck"] = {
  title: "Type the six characters",
  picture: "Picture with six characters",
  loading: "Loading picture",
  notLoaded: "The picture could not be loaded.",
  label: "Characters, capital letters count",
  refresh: "New code",
  refreshed: "New code loaded",
  check: "Check",
  checking: "Checking",
  wrong: "Incorrect CAPTCHA. Try again!",
  empty: "Please type the six characters.",
  close: "Close",
}

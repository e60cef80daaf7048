import { hydrateIsland } from "../islands/hydrate.tsx"
import { InquiryForm } from "./inquiry/inquiry-form.tsx"
import { RequestIcon } from "./layout/request-icon.tsx"
import { RequestLink } from "./layout/request-link.tsx"
import { SearchPanel } from "./layout/search-panel.tsx"
import { PartSection } from "./part-list/part-section.tsx"
import { RequestBar } from "./part-list/request-bar.tsx"
import { CopyNumber } from "./part/copy-number.tsx"
import { PartBar } from "./part/part-bar.tsx"
import { PartRequest } from "./part/part-request.tsx"
import { PartTools } from "./part/part-tools.tsx"
import { SearchBox } from "./search-box/search-box.tsx"
import { Results } from "./search/results.tsx"

/** The islands that most pages have, in one file: apart, each would add a round trip to the first press. */
export const commonIslands = {
  CopyNumber,
  InquiryForm,
  PartBar,
  PartRequest,
  PartSection,
  PartTools,
  RequestBar,
  RequestIcon,
  RequestLink,
  Results,
  SearchBox,
  SearchPanel,
}

/** With what starts them all. */
export const hydration = hydrateIsland

import { pictureFilters } from "#contract/picture-constants.ts"
import {
  type ViewOf,
  choiceParameter,
  defineView,
  hashParameter,
  pageParameter,
  textParameter,
} from "../ui/define-view.ts"

/** View of the pictures. */
export const pictureView = defineView({
  filter: choiceParameter(["all", ...pictureFilters], { start: "all" }),
  query: textParameter(),
  page: pageParameter(),
  /** Hash of the picture whose details are open. */
  picture: hashParameter(),
})
export type PictureView = ViewOf<typeof pictureView>

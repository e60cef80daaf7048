const common = async () => (await import("./public/common-islands.ts")).commonIslands

/** Loads what hydrates an island. */
export const loadHydration = async () => (await import("./public/common-islands.ts")).hydration

/** Every island of the public pages, under the name of its file; a page's own ones are apart from the common ones. */
export const islandRegistry = {
  "application-form": async () => (await import("./public/careers/application-form.tsx")).ApplicationForm,
  "ask-for-product": async () => (await import("./public/product/ask-for-product.tsx")).AskForProduct,
  "copy-number": async () => (await common()).CopyNumber,
  "category-shelf": async () => (await import("./public/gas-turbina/category-shelf.tsx")).CategoryShelf,
  gallery: async () => (await import("./public/product/gallery.tsx")).Gallery,
  hero: async () => (await import("./public/home/hero.tsx")).Hero,
  "inquiry-form": async () => (await common()).InquiryForm,
  "near-numbers": async () => (await import("./public/near-numbers/near-numbers.tsx")).NearNumbers,
  "part-bar": async () => (await common()).PartBar,
  "part-request": async () => (await common()).PartRequest,
  "part-section": async () => (await common()).PartSection,
  "part-tools": async () => (await common()).PartTools,
  "print-button": async () => (await import("./public/private-page/print-button.tsx")).PrintButton,
  "request-bar": async () => (await common()).RequestBar,
  "request-icon": async () => (await common()).RequestIcon,
  "request-link": async () => (await common()).RequestLink,
  results: async () => (await common()).Results,
  "search-box": async () => (await common()).SearchBox,
  "search-panel": async () => (await common()).SearchPanel,
}

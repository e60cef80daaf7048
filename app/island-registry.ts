// Every piece of the public pages that comes alive in the browser, under the name of its file.
export const islandRegistry = {
  "application-form": async () => (await import("./public/careers/application-form.tsx")).ApplicationForm,
  "ask-for-product": async () => (await import("./public/product/ask-for-product.tsx")).AskForProduct,
  "copy-number": async () => (await import("./public/part/copy-number.tsx")).CopyNumber,
  "category-shelf": async () => (await import("./public/gas-turbina/category-shelf.tsx")).CategoryShelf,
  gallery: async () => (await import("./public/product/gallery.tsx")).Gallery,
  hero: async () => (await import("./public/home/hero.tsx")).Hero,
  "inquiry-form": async () => (await import("./public/inquiry/inquiry-form.tsx")).InquiryForm,
  "part-bar": async () => (await import("./public/part/part-bar.tsx")).PartBar,
  "part-request": async () => (await import("./public/part/part-request.tsx")).PartRequest,
  "part-section": async () => (await import("./public/part-list/part-section.tsx")).PartSection,
  "part-tools": async () => (await import("./public/part/part-tools.tsx")).PartTools,
  "request-bar": async () => (await import("./public/part-list/request-bar.tsx")).RequestBar,
  "request-icon": async () => (await import("./public/layout/request-icon.tsx")).RequestIcon,
  "request-link": async () => (await import("./public/layout/request-link.tsx")).RequestLink,
  "search-box": async () => (await import("./public/search-box/search-box.tsx")).SearchBox,
  "search-panel": async () => (await import("./public/layout/search-panel.tsx")).SearchPanel,
}

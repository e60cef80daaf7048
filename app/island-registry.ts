// Every piece of the public pages that comes alive in the browser, under the name of its file.
export const islandRegistry = {
  gallery: async () => (await import("./public/product/gallery.tsx")).Gallery,
  "request-bar": async () => (await import("./public/part-list/request-bar.tsx")).RequestBar,
}
